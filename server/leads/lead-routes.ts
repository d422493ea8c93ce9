import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validateLead } from '../../src/forms/validate-lead.ts';
import type { Language, SiteConfig } from '../../src/generated/types.ts';
import { languageOfPath } from '../../src/lib/links.ts';
import { errorCode } from '../store/error-code.ts';
import { rolesOf } from '../store/field-roles.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { Answers } from './answers.ts';
import { bodyLimitsOf } from './body-limits.ts';
import { detectSpam } from './detect-spam.ts';
import { takeForms } from './form-body.ts';
import type { FormsByLanguage } from './forms.ts';
import type { LeadCounts } from './lead-counts.ts';
import { ownReferer } from './own-referer.ts';
import { createRateLimits } from './rate-limits.ts';
import { readOrigin } from './read-origin.ts';
import { fieldsToKeep, parseFields, readSubmission } from './read-submission.ts';

type LeadRoutesOptions = {
  site: Pick<SiteConfig, 'languages' | 'leads'>;
  forms: FormsByLanguage;
  store: LeadStore;
  answers: Answers;
  leadsPerMinute: number;
  /** Whether the site has a page at a path. */
  isPage: (path: string) => boolean;
  /** Where it is counted what becomes of submissions. */
  counts: LeadCounts;
  log: (line: string) => void;
};

/** How much of the address of a form's page is read, in characters. */
const addressLimit = 2_000;

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
    answers,
    leadsPerMinute,
    isPage,
    counts,
    log,
  }: LeadRoutesOptions,
): Promise<void> {
  // No lead is stored that could not be thanked for.
  await answers.renew();
  const sendPage = (reply: FastifyReply, status: number, page: string | Buffer) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page);

  const most = bodyLimitsOf(forms);
  await takeForms(server, most.bytes);
  const limits = await createRateLimits(server, { leadsPerMinute, bodyLimit: most.bytes });

  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log(`leads: ${errorCode(error)}, request ${request.id}`);
    else counts.refused += 1;
    return sendPage(reply, status, answers.ready('failed', languageOf(request, languages)));
  });

  server.post('/leads', async (request, reply) => {
    if (!(request.body instanceof URLSearchParams)) throw httpError(415);
    if (request.body.size > most.fields) throw httpError(413);
    const sentFields = parseFields(request.body);
    const lang = languageOf(request, languages);
    const form = forms.get(lang)?.get(sentFields.form ?? '');
    if (!form) throw httpError(422);

    const submission = readSubmission(sentFields, form);
    const { values, honeypot, elapsed } = submission;
    const address = (submission.origin ?? ownReferer(request.headers, request.host) ?? '').slice(
      0,
      addressLimit,
    );
    const problems = honeypot === '' ? validateLead(form.fields, values) : [];
    // The answer's own address says nothing of the page: its form does.
    const sentAgain = { ...values, ...(address !== '' && { origin: address }) };
    const resubmission = { sent: { form, values: sentAgain, problems } };
    const isFaulty = problems.length > 0;
    const rate = await (isFaulty ? limits.ofFaultyTry(request) : limits.ofLead(request));
    if (rate.isFlood) {
      counts.dropped += 1;
      // Without what was sent, as its text says: that is still in the form of another tab.
      return sendPage(
        reply.header('retry-after', rate.retryAfter),
        429,
        answers.ready('failed', lang),
      );
    }
    if (isFaulty)
      return sendPage(reply, 422, await answers.render({ kind: 'faulty', ...resubmission }, lang));

    const spamReason = detectSpam({ honeypot, elapsed, fields: values }, leads.spam);
    const apart = spamReason ?? (rate.isExceeded ? 'rate' : undefined);
    try {
      await store.save({
        form: form.name,
        lang,
        fields: fieldsToKeep(submission, form),
        origin: readOrigin(address, leads.origin, isPage),
        roles: rolesOf(form),
        apart,
        submission: submission.submission,
      });
      if (apart) counts.apart[apart] += 1;
      else counts.taken += 1;
    } catch (cause) {
      counts.failed += 1;
      log(`leads: not stored, ${errorCode(cause)}, request ${request.id}`);
      return sendPage(reply, 503, await answers.render({ kind: 'failed', ...resubmission }, lang));
    }
    if (rate.isExceeded)
      return sendPage(
        reply.header('retry-after', rate.retryAfter),
        429,
        await answers.render({ kind: 'tooMany', ...resubmission }, lang),
      );
    if (leads.provider && !spamReason)
      return reply.header('cache-control', 'no-store').redirect(leads.provider.subscribeUrl, 307);
    return sendPage(reply, 200, answers.ready('thanks', lang));
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

const httpError = (statusCode: number) => Object.assign(new Error(), { statusCode });
