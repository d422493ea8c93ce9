import { createHash } from 'node:crypto';
import type { PolicyOf } from '../../src/lib/inline-code.ts';

/** Other people's origins that a site's pages have to do with. */
export type ThirdPartyOrigins = {
  /** Whose pages are embedded. */
  frames: string[];
  /** Where forms may be sent, beside the site itself. */
  forms: string[];
  /** Whose scripts are loaded. */
  scripts: string[];
  /** Whom those scripts may talk to. */
  connections: string[];
};

/** The hash of inline code or styles, as a content security policy names it. */
export const cspHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The part of the policy that all of a site's documents share, for a header: it names the scripts
 * that stand in pages, and does not grow with them.
 * @param inlineScripts the scripts' code
 */
export function headerPolicy(inlineScripts: string[], origins: ThirdPartyOrigins): string {
  return policy({
    'script-src': scriptSourcesOf(inlineScripts, origins),
    'object-src': ["'none'"],
    'form-action': ["'self'", ...origins.forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Other people's scripts write HTML and script addresses as plain strings, which trusted types
    // refuse. Ours do not, so that a site without such scripts can forbid it.
    ...(origins.scripts.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
  });
}

/**
 * What gives the part of the policy that is a page's own, for a `meta` element: it names the styles
 * that stand in the page. A document must fit both parts.
 */
export const pagePolicyFor = (origins: ThirdPartyOrigins): PolicyOf => {
  // Pages have the same scripts.
  const sources = new Map<string, string[]>();
  return ({ scripts, styles }) => {
    const key = scripts.join('\n');
    const scriptSources = sources.get(key) ?? scriptSourcesOf(scripts, origins);
    sources.set(key, scriptSources);
    return policy({
      'default-src': ["'none'"],
      'script-src': scriptSources,
      'style-src': ["'self'", ...styles.map(cspHash)],
      'img-src': ["'self'", 'data:', ...origins.connections],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'connect-src': ["'self'", ...origins.connections],
      ...(origins.frames.length > 0 && { 'frame-src': origins.frames }),
    });
  };
};

const scriptSourcesOf = (inlineScripts: string[], { scripts }: ThirdPartyOrigins) => [
  "'self'",
  ...inlineScripts.map(cspHash),
  ...scripts,
];

const policy = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
