import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language, SiteConfig } from '../../src/generated/types.ts';
import { languageOfPath, localizedHref, withoutTrailingSlash } from '../../src/lib/links.ts';
import { addressWithOrigin } from './carry-origin.ts';
import { compress, encodingFor } from './compress-files.ts';
import { withQuery } from './host-rules.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

/**
 * The path of a request as it was meant, without its query; undefined where its percent-encoding is
 * broken.
 */
export function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/\?.*$/s, ''));
  } catch {
    return undefined;
  }
}

/** The page at a path without a slash at its end, where the site has one. */
export const pageAt = ({ files }: StaticFiles, path: string): StaticFile | undefined =>
  files.get(`${path === '/' ? '' : path}/index.html`);

/**
 * Answers with the file at the request's address, or the way to it, or the error page of its
 * language.
 */
export async function serveStaticFile(
  site: StaticFiles,
  { languages, leads }: Pick<SiteConfig, 'languages' | 'leads'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = decodedPath(request.url) ?? '';
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  const { files, redirects } = site;
  const page = withoutTrailingSlash(path.replace(/\/index\.html$/, '/'));
  const found = pageAt(site, path);
  const onward = found && addressWithOrigin(request, leads.origin.allow);
  if (onward) return reply.header('cache-control', 'no-store').redirect(onward, 302);
  if (found) return sendFile(request, reply, found);
  if (path !== page && pageAt(site, page))
    return reply.redirect(withQuery(encodeURI(page), query), 301);
  const file = files.get(path);
  if (file && !isErrorPage(languages, path)) return sendFile(request, reply, file);
  const redirect = redirects.find(({ from }) => from === path || from === page);
  if (redirect) return reply.redirect(withQuery(redirect.to, query), redirect.status);
  return sendErrorPage(files, languages, request, reply);
}

/** Where the error page of a language is. */
const errorFileIn = (prefix: string) => `${localizedHref('/404', prefix)}.html`;

const isErrorPage = (languages: Language[], path: string) =>
  languages.some(({ prefix }) => path === errorFileIn(prefix));

function sendErrorPage(
  files: StaticFiles['files'],
  languages: Language[],
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { prefix } = languageOfPath(languages, decodedPath(request.url) ?? '');
  const file = files.get(errorFileIn(prefix)) ?? files.get(errorFileIn(''));
  reply.code(404);
  return file ? sendFile(request, reply, file) : reply.type('text/plain').send('Not Found');
}

/**
 * Sends a file: in the encoding that the client takes best, or as the part it asks for, or only the
 * word that it has it already.
 */
async function sendFile(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
): Promise<FastifyReply> {
  const isOk = reply.statusCode === 200;
  const identityEtag = `"${file.etag}"`;
  const isRangeRequest =
    isOk && method === 'GET' && (headers['if-range'] ?? identityEtag) === identityEtag;
  const part = isRangeRequest ? parseRange(headers.range, file.bytes.length) : undefined;
  const encoding = part ? undefined : encodingFor(file, String(headers['accept-encoding'] ?? ''));
  const etag = encoding ? `"${file.etag}-${encoding}"` : identityEtag;
  reply.type(file.type);
  if (!documentType.test(file.type)) reply.removeHeader('content-security-policy');
  if (file.isText) reply.header('vary', 'Accept-Encoding');
  else if (isOk) reply.header('accept-ranges', 'bytes');
  if (isOk) reply.header('etag', etag);
  if (isOk && matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  if (part === 'beyond')
    return reply.code(416).header('content-range', `bytes */${file.bytes.length}`).send();
  if (part)
    return reply
      .code(206)
      .header('content-range', `bytes ${part.start}-${part.end}/${file.bytes.length}`)
      .send(file.bytes.subarray(part.start, part.end + 1));
  if (!encoding) return reply.send(file.bytes);
  return reply.header('content-encoding', encoding).send(await compress(file, encoding));
}

/**
 * What a browser can open as a page, which the policy then binds. On scripts and pictures it would
 * be kilobytes for nothing.
 */
const documentType = /html|svg|xml/;

const matchesEtag = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim())) ?? false;

/**
 * The one range of bytes that a request asks for; nothing where it asks for all, for several, or in
 * a way unknown (RFC 9110, section 14).
 */
export function parseRange(
  range: string | undefined,
  size: number,
): { start: number; end: number } | 'beyond' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'beyond' : { start, end };
}
