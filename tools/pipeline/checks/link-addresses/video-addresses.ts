import { parseUrl } from '../../../model/parse-url.ts';

/** A video of a platform, by what stands in its addresses. */
type Video = { embed: string; watch: string };

const id = /^[\w-]{6,20}$/;

/**
 * The two addresses of a video, whichever of its addresses is given: the one that a page embeds and
 * the one where it is watched. Sources: YouTube's and Vimeo's help on sharing and embedding.
 * @returns undefined where the address is none of a video that is known
 */
export function videoOf(address: string): Video | undefined {
  const url = parseUrl(address);
  const host = hostOf(url);
  const [first = '', second = '', third = ''] = url?.pathname.split('/').filter(Boolean) ?? [];
  if (!url) return undefined;
  if (host === 'youtu.be') return youTube(url, first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return ['embed', 'shorts', 'live', 'v'].includes(first)
      ? youTube(url, second)
      : youTube(url, url.searchParams.get('v') ?? '');
  if (host === 'vimeo.com') return vimeo(first, second);
  if (host === 'player.vimeo.com' && first === 'video')
    return vimeo(second, url.searchParams.get('h') ?? third);
  return undefined;
}

function youTube({ searchParams }: URL, video: string): Video | undefined {
  if (!id.test(video)) return undefined;
  const [, seconds] = /^(\d+)s?$/.exec(searchParams.get('t') ?? '') ?? [];
  const start = seconds ?? searchParams.get('start') ?? '';
  return {
    embed: `https://www.youtube-nocookie.com/embed/${video}${start && `?start=${start}`}`,
    watch: `https://www.youtube.com/watch?v=${video}${start && `&t=${start}s`}`,
  };
}

/** @param key what an unlisted video's address has after its number */
function vimeo(video: string, key: string): Video | undefined {
  if (!/^\d{6,12}$/.test(video) || !/^[\da-f]*$/.test(key)) return undefined;
  return {
    embed: `https://player.vimeo.com/video/${video}${key && `?h=${key}`}`,
    watch: `https://vimeo.com/${video}${key && `/${key}`}`,
  };
}

/** Whether an address is one that a page can embed. */
export const isEmbedAddress = (address: string): boolean =>
  /^https:\/\/(www\.youtube(-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\//.test(address);

/** Whether an address is one of YouTube or Vimeo, whatever it shows there. */
export const isOfPlatform = (address: string): boolean =>
  ['youtu.be', 'youtube.com', 'youtube-nocookie.com', 'vimeo.com', 'player.vimeo.com'].includes(
    hostOf(parseUrl(address)),
  );

const hostOf = (url: URL | undefined): string => url?.hostname.replace(/^(www|m)\./, '') ?? '';
