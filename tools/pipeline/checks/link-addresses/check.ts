import { parentPointer } from '../../../model/json-pointer.ts';
import { parseUrl } from '../../../model/parse-url.ts';
import { type Edit, error, type Problem } from '../../../model/problem.ts';
import { type Reference, referencesOfKind, type Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { ownTarget } from './own-address.ts';
import { isEmbedAddress, isOfPlatform, videoOf } from './video-addresses.ts';

/**
 * An address is what it was copied for: a page of the site is named by its route, a page elsewhere
 * by its own address and not by the one of a mail program that leads there, and a video by the
 * address that its field needs.
 */
export const check: Check = (site) =>
  (['frame', 'target', 'address'] as const)
    .flatMap((kind) => referencesOfKind(site, kind))
    .filter(({ source }) => source !== site.config)
    .flatMap((reference) => {
      if (reference.kind === 'frame') return videoProblems(reference);
      if (reference.kind === 'address') return addressProblems(site, reference);
      return /^https?:/.test(reference.value)
        ? [ownProblem(site, reference) ?? outsideProblem(reference)]
        : [];
    });

function addressProblems(site: Site, reference: Reference): Problem[] {
  const { value, source, pointer } = reference;
  const wrapped = wrappedAddress(value);
  if (wrapped !== undefined) {
    const params = { value: value.slice(0, 60), nearest: wrapped };
    const edit = source.rewrite(pointer, wrapped);
    return [error('link/wrapped-address', source.at(pointer), params, edit)];
  }
  if (pointer.endsWith('/watchUrl') && isEmbedAddress(value)) return videoProblems(reference);
  return [ownProblem(site, reference)].flatMap((problem) => problem ?? []);
}

/** A full address of the site's own, which in another language, or while editing, leads away. */
function ownProblem(site: Site, reference: Reference): Problem | undefined {
  const { value, source, pointer, language, kind } = reference;
  // Of two destinations it is told that one has to go.
  if (pointer.endsWith('/href') && source.has(`${parentPointer(pointer)}/to`)) return undefined;
  const own = ownTarget(site, value, language);
  if (!own) return undefined;
  const edit = kind === 'target' ? source.rewrite(pointer, own.route) : asTarget(reference, own);
  const params = { value, nearest: own.route };
  return error('link/own-address', source.at(pointer), params, own.isSure ? edit : undefined);
}

/** `"href": "https://…"` as `"to": "/route"`; in a text with markup, where the link leads. */
function asTarget(reference: Reference, { route }: { route: string }): Edit | undefined {
  const { source, pointer } = reference;
  if (/\/(line|blocks)-\d+$/.test(pointer)) return source.rewrite(pointer, route);
  return pointer.endsWith('/href') ? renamedPair(reference, 'to', route) : undefined;
}

/** An address of the web under the key that is for routes. */
function outsideProblem(reference: Reference): Problem {
  const { value, source, pointer } = reference;
  const isHrefAllowed = pointer.endsWith('/to') && !pointer.startsWith('/header/');
  const edit = value.startsWith('https:') && isHrefAllowed;
  return error(
    'link/outside-target',
    source.at(pointer),
    { value, nearest: `"href": "${value}"` },
    edit ? renamedPair(reference, 'href', value) : undefined,
  );
}

/** The edit of a key and its value together, where the other key is not there already. */
function renamedPair({ source, pointer }: Reference, key: string, value: string): Edit | undefined {
  if (source.has(`${parentPointer(pointer)}/${key}`)) return undefined;
  const [first, second] = [source.rewrite(pointer, key, 'key'), source.rewrite(pointer, value)];
  const between = source.text.slice(first.offset + first.length, second.offset);
  return {
    offset: first.offset,
    length: second.offset + second.length - first.offset,
    content: first.content + between + second.content,
  };
}

/** What mail and message programs put around an address, and the address within. */
function wrappedAddress(address: string): string | undefined {
  const url = parseUrl(address);
  const parameter = wrappers.find(
    ({ host, path }) => url && host.test(url.hostname) && url.pathname.startsWith(path),
  )?.parameter;
  const inner = parameter === undefined ? undefined : url?.searchParams.get(parameter);
  return inner && /^https:\/\/\S+$/.test(inner) ? inner : undefined;
}

const wrappers = [
  { host: /^www\.google\.[a-z.]+$/, path: '/url', parameter: 'q' },
  { host: /^www\.google\.[a-z.]+$/, path: '/url', parameter: 'url' },
  { host: /^lm?\.(facebook|instagram)\.com$/, path: '/', parameter: 'u' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: '/', parameter: 'url' },
];

function videoProblems({ source, pointer, value }: Reference): Problem[] {
  const video = videoOf(value);
  const isWatched = pointer.endsWith('/watchUrl');
  if (!video && !isWatched && isOfPlatform(value) && !isEmbedAddress(value))
    return [error('link/video-address', source.at(pointer), { value, nearest: '' })];
  if (!video || isEmbedAddress(value) !== isWatched) return [];
  const nearest = isWatched ? video.watch : video.embed;
  const edit = source.rewrite(pointer, nearest);
  return [error('link/video-address', source.at(pointer), { value, nearest }, edit)];
}
