import type { Language, Shell } from '../../../src/generated/types.ts';
import { networkNames } from '../../../src/lib/brand-icons.ts';
import { consentId } from '../../../src/lib/consent.ts';
import type { ShellData } from '../../../src/lib/page-data.ts';
import { required } from '../../model/required.ts';
import type { Site } from '../../model/site.ts';
import { shellLinks } from './resolve-links.ts';
import { compileMessages, messagesOf, resolveMessages } from './resolve-messages.ts';

type NamedNetwork = keyof typeof networkNames;

/** What the pages of a language share, without what all languages share. */
export type LanguageShell = Omit<
  ShellData,
  'year' | 'drawings' | 'usualSkeleton' | 'headerOnlyPaths'
>;

/** Header, footer, settings and interface texts in a language, with the brand's icon and logo. */
export function resolveShell(
  site: Site,
  language: Language,
  { icon, logo }: Pick<ShellData, 'icon' | 'logo'>,
): LanguageShell {
  const {
    url,
    brand: { logo: _logo, ...brand },
    social,
    clients,
    shell: settings,
    timings,
    carousels,
    leads,
    analytics,
  } = site.config.value;
  const messages = messagesOf(site, language.code);
  const source = required(site.shells.get(language.code), `shell in ${language.code}`);
  const {
    translatedFrom: _from,
    languageExceptions: _exceptions,
    $schema: _schema,
    ...shell
  } = resolveMessages(source.value, messages.value);
  const linked = { ...shell, ...shellLinks(site, shell, language) };
  return {
    url,
    icon,
    language,
    brand,
    ...(logo && { logo }),
    social: social.map(({ network, href, subject }) => ({
      network,
      ...(network in networkNames && { label: networkNames[network as NamedNetwork] }),
      href: subject ? `${href}?subject=${encodeURIComponent(subject[language.code] ?? '')}` : href,
    })),
    // Of a sign, the sheet of drawings has the drawing.
    clients: clients.map(({ sign, ...client }) => ({ ...client, signed: Boolean(sign) })),
    settings,
    timings,
    carousels,
    shell: analytics ? withConsentLink(linked, analytics.link[language.code] ?? '') : linked,
    messages: compileMessages(messages),
    ...(leads.origin.allow.length > 0 && { originParameters: leads.origin.allow }),
  };
}

/** The way back to the question about analytics stands with the legal links. */
function withConsentLink<T extends Pick<Shell, 'footer'>>(shell: T, label: string): T {
  const { footer } = shell;
  const link = { label, to: `#${consentId}` };
  return { ...shell, footer: { ...footer, legal: [...footer.legal, link] } };
}
