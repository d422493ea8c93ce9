import { createHash, createHmac } from 'node:crypto';
import type { Delivery as Destination, OriginFields } from '../../src/generated/types.ts';
import { currentFields } from '../store/current-fields.ts';
import { valueOfRole } from '../store/field-roles.ts';
import type { OriginKey } from '../store/lead-origin.ts';
import { normalizedEmailOf, otherFieldsName, type StoredLead } from '../store/lead-store.ts';
import {
  classifyNetworkFailure,
  classifyResponse,
  type DeliveryResult,
} from './classify-response.ts';

/** Where leads go, and the key that opens it, which is written nowhere. */
export type Provider = {
  destination: Destination;
  key?: string;
  /** What a mailing list calls what is known of a lead's origin; the rest it is not told. */
  originFields?: OriginFields;
};

/** How long an attempt may take in all, in milliseconds. */
export const attemptTimeout = 20_000;

/** How much of an answer is read, in bytes. */
const responseBodyLimit = 64 * 1024;

type DeliveryRequest = {
  url: string;
  method: 'PUT' | 'POST';
  headers: Record<string, string>;
  body: string;
};

/** The request that delivers a lead. Sent twice it does what it does once. */
export const buildDeliveryRequest = (
  { destination: { kind, url }, key, originFields }: Provider,
  lead: StoredLead,
): DeliveryRequest =>
  kind === 'mailing-list'
    ? mailingListRequest(url, key, lead, originFields)
    : webhookRequest(url, key, lead);

/**
 * An upsert under the address's hash, as Mailchimp's API has it: who is not on the list yet is
 * asked first (`pending`), who is keeps the status. Tags are taken over for those who are new. What
 * the form does not know stays here. Basic authentication ignores the name.
 */
function mailingListRequest(
  url: string,
  key: string | undefined,
  lead: StoredLead,
  originFields: OriginFields = {},
): DeliveryRequest {
  const { roles } = lead;
  const fields = currentFields(lead);
  const list = new URL(url);
  const hash = createHash('md5').update(normalizedEmailOf(fields, roles)).digest('hex');
  list.pathname = `${list.pathname.replace(/\/+$/, '')}/members/${hash}`;
  const origin = Object.entries(originFields).map(
    ([key, name]) => [name, lead.origin?.[key as OriginKey] ?? ''] as const,
  );
  const apart = new Set([roles.email, roles.tags, otherFieldsName]);
  const own = Object.entries(fields).filter(([name]) => !apart.has(name));
  const filled = Object.fromEntries([...origin, ...own].filter(([, value]) => value !== ''));
  const names = valueOfRole(fields, roles, 'tags')
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const member = {
    email_address: valueOfRole(fields, roles, 'email').trim(),
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
    headers: { ...jsonHeaders, ...authorization },
    body: JSON.stringify(member),
  };
}

/**
 * An event: the same one has the same key, a correction is a new one. It is signed where there is a
 * key.
 */
function webhookRequest(url: string, key: string | undefined, lead: StoredLead): DeliveryRequest {
  const { id, receivedAt, form, lang, roles, origin, corrections, revision } = lead;
  const body = JSON.stringify({
    id,
    receivedAt,
    form,
    lang,
    fields: currentFields(lead),
    roles,
    origin,
    ...(corrections.length > 0 && { corrections }),
  });
  const signature = key && {
    'x-signature': `sha256=${createHmac('sha256', key).update(body).digest('hex')}`,
  };
  return {
    url,
    method: 'POST',
    headers: { ...jsonHeaders, 'idempotency-key': `${id}-${revision}`, ...signature },
    body,
  };
}

const jsonHeaders = { 'content-type': 'application/json', accept: 'application/json' };

/** Sends a lead and judges what comes back. It never throws. @param timeout milliseconds */
export async function sendLead(
  provider: Provider,
  lead: StoredLead,
  now: () => Date,
  timeout = attemptTimeout,
): Promise<DeliveryResult> {
  try {
    const { url, ...request } = buildDeliveryRequest(provider, lead);
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const { status, headers } = response;
    return classifyResponse(
      provider.destination.kind,
      { status, headers, body: await readBodyStart(response) },
      now(),
    );
  } catch (error) {
    return classifyNetworkFailure(error);
  }
}

/** The beginning of an answer's body; the rest is not even fetched. */
async function readBodyStart(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= responseBodyLimit) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, responseBodyLimit));
}
