import type { ThirdPartyOrigins } from '../../model/content-security-policy.ts';
import { parentPointer } from '../../model/json-pointer.ts';
import { type Reference, referencesOfKind, type Site } from '../../model/site.ts';

/**
 * The foreign origins that a site names. A form's address counts in both modes: browsers ask
 * form-action about redirects too.
 * A provider's validation script asks its subscribe endpoint by way of a script, too (JSONP).
 */
export function thirdPartyOrigins(site: Pick<Site, 'references' | 'config'>): ThirdPartyOrigins {
  const { analytics, leads } = site.config.value;
  const { mode, provider } = leads;
  const measuring = analytics ? [analytics.src] : [];
  const scripts = referencesOfKind(site, 'script');
  const embeds = referencesOfKind(site, 'embed').filter((embed) =>
    scripts.some((script) => isSibling(script, embed)),
  );
  const validation =
    mode === 'direct' && provider?.script ? [provider.script.src, provider.subscribeUrl] : [];
  return {
    frames: origins(
      [...referencesOfKind(site, 'frame'), ...embeds, ...scripts].map(({ value }) => value),
    ),
    forms: origins(provider ? [provider.subscribeUrl] : []),
    scripts: origins([...scripts.map(({ value }) => value), ...validation, ...measuring]),
    connections: [...new Set([...origins(measuring), ...(analytics?.hosts ?? [])])],
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
