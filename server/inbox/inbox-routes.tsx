import { Readable } from 'node:stream';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { SiteConfig } from '../../src/generated/types.ts';
import { wordmarkOf } from '../../src/lib/wordmark.ts';
import type { FontUrls } from '../../src/theme/global-styles.ts';
import { createTranslator } from '../../tools/messages/translate.ts';
import { takeForms } from '../leads/form-body.ts';
import type { FormsByLanguage } from '../leads/forms.ts';
import { errorCode } from '../store/error-code.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { leadSource } from '../store/read-leads.ts';
import { negotiateLanguage } from './accept-language.ts';
import { exportFormats, isExportFormat } from './export-formats.ts';
import { inboxHeaders } from './inbox-headers.ts';
import { type InboxPageContext, renderHtml } from './layout.tsx';
import { leadActions, performAction } from './lead-actions.ts';
import { filterParameters, leadQuery, parseFilter, urlWithQuery } from './lead-filter.ts';
import LeadsPage from './leads-page.tsx';
import NoticePage from './notice-page.tsx';
import { readLeadsPage } from './read-leads-page.ts';
import { bodyParameters, queryParameters } from './request-parameters.ts';
import { addSessions, isSameOrigin } from './session.ts';
import SignInPage from './sign-in-page.tsx';
import { inboxStyles } from './styles.ts';

type InboxOptions = {
  password: string;
  store: LeadStore;
  forms: FormsByLanguage;
  site: Pick<SiteConfig, 'brand' | 'theme' | 'leads'>;
  fonts: FontUrls;
  log: (line: string) => void;
};

/** What is open to everybody: it shows nothing of any lead. */
const publicPaths = ['/inbox/', '/inbox/login'];

const signInAttemptsPerMinute = 5;
const bodyLimit = 4 * 1024;

/**
 * Adds the page of the people who answer leads, behind a password, without any script. What a lead
 * says stands in its answers only, never in a log; what is searched stands in the page's address.
 */
export async function inboxRoutes(
  server: FastifyInstance,
  { password, store, forms, site, fonts, log }: InboxOptions,
): Promise<void> {
  const styles = inboxStyles(fonts, site.theme.hue);
  const headers = inboxHeaders(styles);
  const pageContextOf = ({ headers: requestHeaders }: FastifyRequest): InboxPageContext => ({
    brand: site.brand.name,
    wordmark: wordmarkOf(site.brand),
    fonts,
    styles,
    language: negotiateLanguage(requestHeaders['accept-language']),
  });
  const sendPage = (reply: FastifyReply, status: number, page: ReactNode) =>
    reply.code(status).type('text/html; charset=utf-8').send(renderHtml(page));
  const sendNotice = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    text: 'foreign' | 'refused',
  ) => {
    const context = pageContextOf(request);
    return sendPage(
      reply,
      status,
      <NoticePage context={context} text={createTranslator(context.language)(`inbox.${text}`)} />,
    );
  };

  await takeForms(server, bodyLimit);
  await server.register(rateLimit, { global: false });
  const checkRate = server.createRateLimit({
    max: signInAttemptsPerMinute,
    timeWindow: '1 minute',
  });

  const sessions = await addSessions(server, password);

  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const { url = '' } = request.routeOptions;
    if (request.method === 'POST' && !isSameOrigin(request.headers, request.host))
      return sendNotice(request, reply, 403, 'foreign');
    if (publicPaths.includes(url) || sessions.isSignedIn(request)) return undefined;
    const context = pageContextOf(request);
    const t = createTranslator(context.language);
    return sendPage(
      reply,
      url === '/inbox' ? 200 : 401,
      <SignInPage
        context={context}
        filter={parseFilter(queryParameters(request))}
        problem={request.method === 'POST' ? t('inbox.sessionEnded') : undefined}
      />,
    );
  });

  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendNotice(request, reply, status, 'refused');
    log(`inbox: ${errorCode(error)}, request ${request.id}`);
    const context = pageContextOf(request);
    return sendPage(
      reply,
      status,
      <NoticePage
        context={context}
        text={createTranslator(context.language)('inbox.failed', { id: request.id })}
      />,
    );
  });

  server.post('/inbox/login', async (request, reply) => {
    const context = pageContextOf(request);
    const t = createTranslator(context.language);
    const parameters = bodyParameters(request);
    const filter = parseFilter(parameters);
    const rate = await checkRate(request);
    if (!rate.isAllowed && rate.isExceeded)
      return sendPage(
        reply.header('retry-after', rate.ttlInSeconds),
        429,
        <SignInPage
          context={context}
          filter={filter}
          problem={t('inbox.tooManyTries', { seconds: rate.ttlInSeconds })}
        />,
      );
    if (!sessions.verifyPassword(parameters.get('password') ?? '')) {
      log(`inbox: wrong password, request ${request.id}`);
      return sendPage(
        reply,
        401,
        <SignInPage context={context} filter={filter} problem={t('inbox.wrongPassword')} />,
      );
    }
    sessions.signIn(request);
    log(`inbox: signed in, request ${request.id}`);
    return reply.redirect(urlWithQuery('/inbox', filterParameters(filter)), 303);
  });

  server.post('/inbox/logout', (request, reply) => {
    sessions.signOut(request);
    return reply.redirect('/inbox', 303);
  });

  server.get('/inbox', async (request, reply) => {
    const parameters = queryParameters(request);
    const asked = parseFilter(parameters);
    const content = await readLeadsPage(store, asked);
    const action = parameters.get('done');
    const [lead] = parameters.has('lead') ? await store.get(parameters.getAll('lead')) : [];
    // What was done may have taken the last lead from the last page.
    const isEmptied = action && asked.page > 1 && content.leads.length === 0;
    const filter = isEmptied ? { ...asked, page: asked.page - 1 } : asked;
    const pageProps = {
      filter,
      ...(isEmptied ? await readLeadsPage(store, filter) : content),
      forms,
      deliveryKind: site.leads.delivery?.kind,
      done: action ? { action, lead } : undefined,
    };
    return sendPage(reply, 200, <LeadsPage context={pageContextOf(request)} {...pageProps} />);
  });

  server.get('/inbox/', (_request, reply) => reply.redirect('/inbox', 301));

  server.post('/inbox/lead', async (request, reply) => {
    const parameters = bodyParameters(request);
    const [id, action] = [parameters.get('id'), parameters.get('action') ?? ''];
    const chosen = leadActions.get(action);
    if (!id || !chosen) return sendNotice(request, reply, 422, 'refused');
    const revision = parameters.has('revision') ? Number(parameters.get('revision')) : undefined;
    const isDone = await performAction(store, chosen, id, revision);
    const done: Record<string, string> = isDone ? { done: action, lead: id } : { done: 'nothing' };
    const filter = filterParameters(parseFilter(parameters));
    return reply.redirect(`${urlWithQuery('/inbox', { ...filter, ...done })}#leads`, 303);
  });

  server.get('/inbox/export', async (request, reply) => {
    const parameters = queryParameters(request);
    const format = parameters.get('format') ?? '';
    if (!isExportFormat(format)) return sendNotice(request, reply, 422, 'refused');
    const filter = parseFilter(parameters);
    const { type, write } = exportFormats[format];
    const leads = await leadSource(store, leadQuery(filter), filter.search);
    log(`inbox: list ${filter.view} exported as ${format}, request ${request.id}`);
    const file = `leads-${filter.view}-${new Date().toISOString().slice(0, 10)}.${format}`;
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(Readable.from(write(leads)));
  });
}
