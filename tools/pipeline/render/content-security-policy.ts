import { parentPointer } from '../../model/json-pointer.ts';
import { cspHash } from '../../model/policy-hash.ts';
import type { ReferenceKind } from '../../model/schemas.ts';
import type { Reference, Site } from '../../model/site.ts';
import type { HtmlSummary } from './read-html.ts';

/** Emotion makes an empty style element and fills it by script, which the policy must allow. */
const emptyStyle = '';

/** Other people's origins that a site's pages have to do with. */
export type ThirdPartyOrigins = {
  /** Whose pages are embedded. */
  frames: string[];
  /** Where forms may be sent, beside the site itself. */
  forms: string[];
  /** Whose scripts are loaded. */
  scripts: string[];
};

/**
 * The foreign origins that a site names. A form's address counts in both modes: browsers ask
 * form-action about redirects too.
 * A provider's validation script asks its subscribe endpoint by way of a script, too (JSONP).
 */
export function thirdPartyOrigins({
  references,
  config,
}: Pick<Site, 'references' | 'config'>): ThirdPartyOrigins {
  const { mode, provider } = config.value.leads;
  const referencesOf = (kind: ReferenceKind) =>
    references.filter((reference) => reference.kind === kind);
  const scripts = referencesOf('script');
  const embeds = referencesOf('embed').filter((embed) =>
    scripts.some((script) => isSibling(script, embed)),
  );
  const validation =
    mode === 'direct' && provider?.script ? [provider.script.src, provider.subscribeUrl] : [];
  return {
    frames: origins([...referencesOf('frame'), ...embeds, ...scripts].map(({ value }) => value)),
    forms: origins(provider ? [provider.subscribeUrl] : []),
    scripts: origins([...scripts.map(({ value }) => value), ...validation]),
  };
}

/**
 * Whether two references stand in the same group of keys: an address is embedded by the script
 * beside it, and by nothing where there is none.
 */
const isSibling = (one: Reference, other: Reference) =>
  one.source === other.source && parentPointer(one.pointer) === parentPointer(other.pointer);

const origins = (addresses: string[]) => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/**
 * The one content security policy of a site: it names by hash the scripts and styles that stand in
 * its pages.
 */
export function contentSecurityPolicy(
  pages: Iterable<Pick<HtmlSummary, 'inlineScripts' | 'inlineStyles'>>,
  { frames, forms, scripts: thirdPartyScripts }: ThirdPartyOrigins,
): string {
  const scripts = new Set<string>();
  const styles = new Set([cspHash(emptyStyle)]);
  for (const { inlineScripts, inlineStyles } of pages) {
    for (const code of inlineScripts) scripts.add(cspHash(code));
    for (const css of inlineStyles) styles.add(cspHash(css));
  }
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...thirdPartyScripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Other people's scripts write HTML and script addresses as plain strings, which trusted types
    // refuse. Ours do not, so that a site without such scripts can forbid it.
    ...(thirdPartyScripts.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
