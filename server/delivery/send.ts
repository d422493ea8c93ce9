import { createHash, createHmac } from 'node:crypto';
import type { Delivery as Destination } from '../../src/generated/types.ts';
import { currentFields, emailOf, type StoredLead } from '../store/lead-store.ts';
import { judge, judgeFailure, type Verdict } from './judge.ts';

/** Where leads go, and the key that opens it, which is written nowhere. */
export type Provider = { destination: Destination; key?: string };

/** How long an attempt may take in all, in milliseconds. */
export const attemptTimeout = 20_000;

/** How much of an answer is read, in bytes. */
const answerLimit = 64 * 1024;

type Outgoing = {
  url: string;
  method: 'PUT' | 'POST';
  headers: Record<string, string>;
  body: string;
};

/** The request that delivers a lead. Sent twice it does what it does once. */
export const outgoing = (
  { destination: { kind, url }, key }: Provider,
  lead: StoredLead,
): Outgoing =>
  kind === 'mailing-list' ? toMailingList(url, key, lead) : toWebhook(url, key, lead);

/**
 * An upsert under the address's hash, as Mailchimp's API has it: who is not on the list yet is
 * asked first (`pending`), who is keeps the status.
 * Tags are taken over for those who are new. Basic authentication ignores the name.
 */
function toMailingList(url: string, key: string | undefined, lead: StoredLead): Outgoing {
  const { EMAIL = '', tags = '', ...rest } = currentFields(lead);
  const list = new URL(url);
  list.pathname = `${list.pathname.replace(/\/+$/, '')}/members/${createHash('md5').update(emailOf({ EMAIL })).digest('hex')}`;
  const filled = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));
  const names = tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const member = {
    email_address: EMAIL.trim(),
    status_if_new: 'pending',
    merge_fields: filled,
    ...(names.length > 0 && { tags: names }),
  };
  const authorization = key && {
    authorization: `Basic ${Buffer.from(`any:${key}`).toString('base64')}`,
  };
  return {
    url: list.href,
    method: 'PUT',
    headers: { ...json, ...authorization },
    body: JSON.stringify(member),
  };
}

/**
 * An event: the same one has the same key, a correction is a new one. It is signed where there is a
 * key.
 */
function toWebhook(url: string, key: string | undefined, lead: StoredLead): Outgoing {
  const { id, receivedAt, form, lang, corrections } = lead;
  const body = JSON.stringify({
    id,
    receivedAt,
    form,
    lang,
    fields: currentFields(lead),
    ...(corrections.length > 0 && { corrections }),
  });
  const signature = key && {
    'x-signature': `sha256=${createHmac('sha256', key).update(body).digest('hex')}`,
  };
  return {
    url,
    method: 'POST',
    headers: { ...json, 'idempotency-key': `${id}-${corrections.length}`, ...signature },
    body,
  };
}

const json = { 'content-type': 'application/json', accept: 'application/json' };

/** Sends a lead and judges what comes back. It never throws. @param timeout milliseconds */
export async function send(
  provider: Provider,
  lead: StoredLead,
  now: () => Date,
  timeout = attemptTimeout,
): Promise<Verdict> {
  try {
    const { url, ...request } = outgoing(provider, lead);
    const answer = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const { status, headers } = answer;
    return judge(
      provider.destination.kind,
      { status, headers, body: await beginning(answer) },
      now(),
    );
  } catch (error) {
    return judgeFailure(error);
  }
}

/** The beginning of an answer's body; the rest is not even fetched. */
async function beginning(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= answerLimit) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, answerLimit));
}
