import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../src/generated/types.ts';
import { addressOf, withoutTrailingSlash } from '../../src/lib/links.ts';
import { withQuery } from './host-files.ts';
import { encoded, encodingFor, type StaticFile, type StaticFiles } from './static-files.ts';
import { languageAt } from '../../src/lib/links.ts';

/**
 * The path of a request as it was meant, without its query; undefined where its percent-encoding is
 * broken.
 */
export function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0]!);
  } catch {
    return undefined;
  }
}

/**
 * Answers with the file at the request's address, or the way to it, or the error page of its
 * language.
 */
export async function answerStatically(
  { files, redirects }: StaticFiles,
  languages: Language[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = pathOf(request.url) ?? '';
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  const index = (address: string) => `${address === '/' ? '' : address}/index.html`;
  const page = withoutTrailingSlash(path.replace(/\/index\.html$/, '/'));
  if (files.has(index(path))) return send(request, reply, files.get(index(path))!);
  if (path !== page && files.has(index(page)))
    return reply.redirect(withQuery(encodeURI(page), query), 301);
  if (files.has(path)) return send(request, reply, files.get(path)!);
  const redirect = redirects.find(({ from }) => from === path || from === page);
  if (redirect) return reply.redirect(withQuery(redirect.to, query), redirect.status);
  return sendErrorPage(files, languages, request, reply);
}

function sendErrorPage(
  files: StaticFiles['files'],
  languages: Language[],
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { prefix } = languageAt(languages, pathOf(request.url) ?? '');
  const file = files.get(`${addressOf('/404', prefix)}.html`) ?? files.get('/404.html');
  reply.code(404);
  return file ? send(request, reply, file) : reply.type('text/plain').send('Not Found');
}

/**
 * Sends a file: in the encoding that the client takes best, or as the part it asks for, or only the
 * word that it has it already.
 */
async function send(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
): Promise<FastifyReply> {
  const found = reply.statusCode === 200;
  const wholeTag = `"${file.tag}"`;
  const wantsPart = found && method === 'GET' && (headers['if-range'] ?? wholeTag) === wholeTag;
  const part = wantsPart ? rangeOf(headers.range, file.bytes.length) : undefined;
  const encoding = part ? undefined : encodingFor(file, String(headers['accept-encoding'] ?? ''));
  const tag = encoding ? `"${file.tag}-${encoding}"` : wholeTag;
  reply.type(file.type);
  if (!isDocument.test(file.type)) reply.removeHeader('content-security-policy');
  if (file.isText) reply.header('vary', 'Accept-Encoding');
  if (found) reply.header('accept-ranges', 'bytes').header('etag', tag);
  if (found && matches(headers['if-none-match'], tag)) return reply.code(304).send();
  if (part === 'beyond')
    return reply.code(416).header('content-range', `bytes */${file.bytes.length}`).send();
  if (part)
    return reply
      .code(206)
      .header('content-range', `bytes ${part.start}-${part.end}/${file.bytes.length}`)
      .send(file.bytes.subarray(part.start, part.end + 1));
  if (!encoding) return reply.send(file.bytes);
  return reply.header('content-encoding', encoding).send(await encoded(file, encoding));
}

/**
 * What a browser can open as a page, which the policy then binds. On scripts and pictures it would
 * be kilobytes for nothing.
 */
const isDocument = /html|svg|xml/;

const matches = (ifNoneMatch: string | undefined, tag: string) =>
  ifNoneMatch?.split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim())) ?? false;

/**
 * The one range of bytes that a request asks for; nothing where it asks for all, for several, or in
 * a way unknown (RFC 9110, section 14).
 */
export function rangeOf(
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
