import type { IncomingHttpHeaders } from 'node:http';
import { parseUrl } from '../../tools/model/parse-url.ts';

/**
 * The page of this server that a request comes from, by its `Referer`, as an address within the
 * site; nothing where it comes from elsewhere, or the browser does not tell. That a proxy has the
 * server called by another name does not matter to browsers that tell `Sec-Fetch-Site`.
 * @param host the server's name and port, as the request has them
 */
export function ownReferer(
  { referer = '', 'sec-fetch-site': fetchSite }: IncomingHttpHeaders,
  host: string,
): string | undefined {
  const url = parseUrl(referer);
  const isOwn = fetchSite === undefined ? url?.host === host : fetchSite === 'same-origin';
  return url && isOwn ? url.pathname + url.search : undefined;
}

/** The name of the server of another site that led to a request, where the browser tells. */
export function foreignReferrer(headers: IncomingHttpHeaders, host: string): string | undefined {
  const url = parseUrl(headers.referer ?? '');
  return url?.host && ownReferer(headers, host) === undefined ? url.host : undefined;
}
