import type { FastifyRequest } from 'fastify';
import { carryOrigin } from '../../src/lib/origin-parameters.ts';
import { foreignReferrer, ownReferer } from '../leads/own-referer.ts';

/**
 * The address at which a visitor is to see the page that was asked for, where it is another one:
 * with what the site allows to be known of the visit's origin, as the page before had it, or, at
 * the beginning of a visit, with the host that led there. So it goes from page to page without
 * scripts, cookies or a memory of the server.
 * @param allowed the names of what may be carried on
 */
export function addressWithOrigin(
  { method, url, headers, host }: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'host'>,
  allowed: readonly string[],
): string | undefined {
  const isDocument = (headers['sec-fetch-dest'] ?? 'document') === 'document';
  if (allowed.length === 0 || method !== 'GET' || !isDocument) return undefined;
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const search = query && `?${query}`;
  const before = ownReferer(headers, host)?.replace(/^[^?]*/, '');
  const foreign = foreignReferrer(headers, host);
  const carried = carryOrigin(
    search,
    before ?? (foreign ? `?${new URLSearchParams({ referrer: foreign })}` : ''),
    allowed,
  );
  return carried === search ? undefined : path + carried;
}
