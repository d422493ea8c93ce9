import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validateLead } from '../../src/forms/validate-lead.ts';
import type { Language, SiteConfig } from '../../src/generated/types.ts';
import { signOfSpam } from './spam.ts';
import { languageAt } from '../../src/lib/links.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { type Forms, type RenderAnswer } from './forms.ts';

type Inbox = {
  site: Pick<SiteConfig, 'languages' | 'leads'>;
  forms: Forms;
  store: LeadStore;
  renderAnswer: RenderAnswer;
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
const floodFactor = 10;

/**
 * What the limiter tells of an address; nobody is on its list of exceptions, who would get less.
 */
type Rate = Extract<
  Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>,
  { isAllowed: false }
>;

/**
 * Adds `POST /leads` to a server: a lead is stored, then thanked for. What was sent appears in
 * answers and the store only, never in a log.
 */
export async function leadInbox(
  server: FastifyInstance,
  { site: { languages, leads }, forms, store, renderAnswer, leadsPerMinute, log }: Inbox,
): Promise<void> {
  // Rendered beforehand: no lead is stored that could not be thanked for, and a flood costs no
  // rendering.
  const still = new Map(
    languages.flatMap(({ code }) =>
      (['thanks', 'failed'] as const).map((kind) => [
        `${kind} ${code}`,
        renderAnswer({ kind }, code),
      ]),
    ),
  );
  const answer = (reply: FastifyReply, status: number, page: string) =>
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
  const rateOf = server.createRateLimit({
    max: leadsPerMinute,
    timeWindow: '1 minute',
    ban: leadsPerMinute * floodFactor,
  });

  server.setErrorHandler<Error & { statusCode?: number; code?: string }>(
    (error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) log(`leads: ${error.code ?? error.name}, request ${request.id}`);
      return answer(reply, status, still.get(`failed ${languageOf(request, languages)}`)!);
    },
  );

  server.post('/leads', async (request, reply) => {
    if (!(request.body instanceof URLSearchParams)) throw refusal(415);
    if (request.body.size > fieldLimit) throw refusal(413);
    const { form: name, lang: _lang, elapsed, ...sent } = fieldsOf(request.body);
    const lang = languageOf(request, languages);
    const form = forms.get(lang)?.get(name ?? '');
    if (!form) throw refusal(422);

    const { [form.trapField]: trap = '', ...values } = sent;
    const { submission, ...fields } = values;
    const problems = trap === '' ? validateLead(form.fields, fields) : [];
    if (problems.length > 0)
      return answer(
        reply,
        422,
        renderAnswer({ kind: 'faulty', sent: { form, values, problems } }, lang),
      );

    const spam = signOfSpam({ trap, elapsed, fields }, leads.spam);
    const { isExceeded, isBanned, ttlInSeconds } = (await rateOf(request)) as Rate;
    const again = { sent: { form, values, problems } };
    try {
      const lead = {
        form: form.name,
        lang,
        fields: trap === '' ? fields : { ...fields, [form.trapField]: trap },
        submission,
      };
      if (!isBanned)
        await store.keep({ ...lead, apart: spam ?? (isExceeded ? 'rate' : undefined) });
    } catch (cause) {
      log(
        `leads: not stored, ${(cause as { code?: string }).code ?? (cause as Error).name}, request ${request.id}`,
      );
      return answer(reply, 503, renderAnswer({ kind: 'failed', ...again }, lang));
    }
    if (isExceeded)
      return answer(
        reply.header('retry-after', ttlInSeconds),
        429,
        renderAnswer({ kind: 'tooMany', ...again }, lang),
      );
    if (leads.provider && !spam)
      return reply.header('cache-control', 'no-store').redirect(leads.provider.subscribeUrl, 307);
    return answer(reply, 200, still.get(`thanks ${lang}`)!);
  });
}

/**
 * The visitor's language: as the form says, or, where the form could not be read, as the page was
 * on which it stood.
 */
function languageOf({ body, headers }: FastifyRequest, languages: Language[]): string {
  const said = body instanceof URLSearchParams ? body.get('lang') : null;
  const known = languages.find(({ code }) => code === said);
  const from = body ? '' : (headers.referer ?? '').replace(/^https?:\/\/[^/]*/, '');
  return (known ?? languageAt(languages, from)).code;
}

/**
 * The fields of a body: trimmed, line breaks as one character, values of the same name one below
 * the other.
 */
function fieldsOf(body: URLSearchParams): Record<string, string> {
  const valuesOf = (name: string) =>
    body.getAll(name).map((value) => value.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim());
  return Object.fromEntries(
    [...new Set(body.keys())].map((name) => [name, valuesOf(name).join('\n')]),
  );
}

const refusal = (statusCode: number) => Object.assign(new Error(), { statusCode });
