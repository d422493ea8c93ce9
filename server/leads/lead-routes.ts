import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validateLead } from '../../src/forms/validate-lead.ts';
import type { Language, SiteConfig } from '../../src/generated/types.ts';
import { detectSpam } from './detect-spam.ts';
import { languageOfPath } from '../../src/lib/links.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { type FormsByLanguage, type RenderAnswerPage } from './forms.ts';

type LeadRoutesOptions = {
  site: Pick<SiteConfig, 'languages' | 'leads'>;
  forms: FormsByLanguage;
  store: LeadStore;
  renderAnswerPage: RenderAnswerPage;
  leadsPerMinute: number;
  log: (line: string) => void;
};

/** The limits of the lead inbox: bytes of a body, fields in it. */
const bodyLimit = 16 * 1024;
const fieldLimit = 40;

/**
 * What comes over the limit is kept too, set apart; but not what comes this many times over it, or
 * a flood would fill the disk.
 */
const banFactor = 10;

/**
 * What the limiter tells of an address; nobody is on its list of exceptions, who would get less.
 */
type RateLimitResult = Extract<
  Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>,
  { isAllowed: false }
>;

/**
 * Adds `POST /leads` to a server: a lead is stored, then thanked for. What was sent appears in
 * answers and the store only, never in a log.
 */
export async function leadRoutes(
  server: FastifyInstance,
  {
    site: { languages, leads },
    forms,
    store,
    renderAnswerPage,
    leadsPerMinute,
    log,
  }: LeadRoutesOptions,
): Promise<void> {
  // Rendered beforehand: no lead is stored that could not be thanked for, and a flood costs no
  // rendering.
  const prerenderedPages = new Map(
    languages.flatMap(({ code }) =>
      (['thanks', 'failed'] as const).map((kind) => [
        `${kind} ${code}`,
        renderAnswerPage({ kind }, code),
      ]),
    ),
  );
  const sendPage = (reply: FastifyReply, status: number, page: string) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);

  server.removeAllContentTypeParsers();
  await server.register(formbody, {
    bodyLimit,
    parser: (text) => new URLSearchParams(text) as unknown as Record<string, unknown>,
  });
  await server.register(rateLimit, { global: false });
  const checkRate = server.createRateLimit({
    max: leadsPerMinute,
    timeWindow: '1 minute',
    ban: leadsPerMinute * banFactor,
  });

  server.setErrorHandler<Error & { statusCode?: number; code?: string }>(
    (error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) log(`leads: ${error.code ?? error.name}, request ${request.id}`);
      return sendPage(
        reply,
        status,
        prerenderedPages.get(`failed ${languageOf(request, languages)}`)!,
      );
    },
  );

  server.post('/leads', async (request, reply) => {
    if (!(request.body instanceof URLSearchParams)) throw httpError(415);
    if (request.body.size > fieldLimit) throw httpError(413);
    const { form: name, lang: _lang, elapsed, ...submitted } = parseFields(request.body);
    const lang = languageOf(request, languages);
    const form = forms.get(lang)?.get(name ?? '');
    if (!form) throw httpError(422);

    const { [form.trapField]: honeypot = '', ...values } = submitted;
    const { submission, ...fields } = values;
    const errors = honeypot === '' ? validateLead(form.fields, fields) : [];
    if (errors.length > 0)
      return sendPage(
        reply,
        422,
        renderAnswerPage({ kind: 'faulty', sent: { form, values, problems: errors } }, lang),
      );

    const spamReason = detectSpam({ honeypot, elapsed, fields }, leads.spam);
    const { isExceeded, isBanned, ttlInSeconds } = (await checkRate(request)) as RateLimitResult;
    const resubmission = { sent: { form, values, problems: errors } };
    try {
      const lead = {
        form: form.name,
        lang,
        fields: honeypot === '' ? fields : { ...fields, [form.trapField]: honeypot },
        submission,
      };
      if (!isBanned)
        await store.save({ ...lead, apart: spamReason ?? (isExceeded ? 'rate' : undefined) });
    } catch (cause) {
      log(
        `leads: not stored, ${(cause as { code?: string }).code ?? (cause as Error).name}, request ${request.id}`,
      );
      return sendPage(reply, 503, renderAnswerPage({ kind: 'failed', ...resubmission }, lang));
    }
    if (isExceeded)
      return sendPage(
        reply.header('retry-after', ttlInSeconds),
        429,
        renderAnswerPage({ kind: 'tooMany', ...resubmission }, lang),
      );
    if (leads.provider && !spamReason)
      return reply.header('cache-control', 'no-store').redirect(leads.provider.subscribeUrl, 307);
    return sendPage(reply, 200, prerenderedPages.get(`thanks ${lang}`)!);
  });
}

/**
 * The visitor's language: as the form says, or, where the form could not be read, as the page was
 * on which it stood.
 */
function languageOf({ body, headers }: FastifyRequest, languages: Language[]): string {
  const requested = body instanceof URLSearchParams ? body.get('lang') : null;
  const requestedLanguage = languages.find(({ code }) => code === requested);
  const refererPath = body ? '' : (headers.referer ?? '').replace(/^https?:\/\/[^/]*/, '');
  return (requestedLanguage ?? languageOfPath(languages, refererPath)).code;
}

/**
 * The fields of a body: trimmed, line breaks as one character, values of the same name one below
 * the other.
 */
function parseFields(body: URLSearchParams): Record<string, string> {
  const valuesOf = (name: string) =>
    body.getAll(name).map((value) => value.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim());
  return Object.fromEntries(
    [...new Set(body.keys())].map((name) => [name, valuesOf(name).join('\n')]),
  );
}

const httpError = (statusCode: number) => Object.assign(new Error(), { statusCode });
