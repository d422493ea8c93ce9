import { createHash } from 'node:crypto';

const emptyText = '';

/** The hash of inline code or styles, as a content security policy names it. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Origins = {
  /** What pages may embed. */
  frames: string[];
  /** Where forms may be sent, beside the site itself. */
  forms: string[];
};

/**
 * The one content security policy of a site: it names by hash the scripts and styles that stand in its pages.
 * The empty text is among the styles, since Emotion makes an empty element and fills it through the CSSOM.
 */
export function contentSecurityPolicy(pages: Iterable<string>, { frames, forms }: Origins): string {
  const scripts = new Set<string>();
  const styles = new Set([hashOf(emptyText)]);
  for (const html of pages) {
    for (const [, attributes, code] of html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)) if (!/type="application/.test(attributes!)) scripts.add(hashOf(code!));
    for (const [, css] of html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) styles.add(hashOf(css!));
  }
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives).map(([name, values]) => [name, ...values].join(' ')).join('; ');
}
