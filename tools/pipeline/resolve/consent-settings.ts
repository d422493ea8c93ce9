import type { SiteConfig } from '../../../src/generated/types.ts';
import type { ConsentSettings } from '../../../src/lib/consent.ts';
import { hashedAddress } from './hashed-address.ts';

/**
 * The file from which pages learn what to ask before visits are measured, and what to load then.
 * @returns its address and content; nothing where the site measures nothing
 */
export function consentSettings({
  analytics,
  languages,
}: Pick<SiteConfig, 'analytics' | 'languages'>): { address: string; content: string } | undefined {
  if (!analytics) return undefined;
  const { src, attributes, title, text, accept, reject } = analytics;
  const settings: ConsentSettings = {
    src,
    attributes,
    texts: Object.fromEntries(
      languages.map(({ code }) => [
        code,
        {
          title: title[code] ?? '',
          text: text[code] ?? '',
          accept: accept[code] ?? '',
          reject: reject[code] ?? '',
        },
      ]),
    ),
  };
  const content = JSON.stringify(settings);
  return { address: hashedAddress('/consent.json', Buffer.from(content)), content };
}
