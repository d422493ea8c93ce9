import type { Form, LocalizedText } from '../../../src/generated/types.ts';
import type { ResolvedForm } from '../../../src/lib/page-data.ts';
import { localTarget } from '../../model/addresses.ts';
import type { Site } from '../../model/site.ts';

/** Every form of a site, by language and name. */
export function formsByLanguage(site: Site): Map<string, Map<string, ResolvedForm>> {
  return new Map(
    site.config.value.languages.map(({ code }) => [
      code,
      new Map(
        [...site.completeForms].map(([name, { value }]) => [
          name,
          resolveForm(site, name, value, code),
        ]),
      ),
    ]),
  );
}

function resolveForm(
  site: Site,
  name: string,
  { fields, hidden, requiredNote, requiredNoteLanguage, submit, purpose }: Form,
  language: string,
): ResolvedForm {
  const { mode, trapField, provider, privacy, phoneCountry, origin } = site.config.value.leads;
  // Empty only while editing, where a site may have a language that a form does not have yet.
  const inLanguage = (text: LocalizedText) => text[language] ?? '';
  const directProvider = mode === 'direct' && provider;
  return {
    name,
    action: directProvider ? directProvider.subscribeUrl : '/leads',
    isOwnEndpoint: !directProvider,
    phoneCountry: writesNumbersOf(site, language) ? phoneCountry : undefined,
    trapField,
    privacy: privacy === undefined ? undefined : localTarget(site, privacy, language),
    hidden,
    ...(directProvider && hasKeys(origin.fields) && { originFields: origin.fields }),
    providerScript: mode === 'direct' ? provider?.script : undefined,
    requiredNote: inLanguage(requiredNote),
    requiredNoteLanguage: requiredNoteLanguage === language ? undefined : requiredNoteLanguage,
    submit: inLanguage(submit),
    purpose: inLanguage(purpose),
    fields: fields.map(({ label, helper, placeholder, options, ...field }) => ({
      ...field,
      label: inLanguage(label),
      helper: helper?.[language],
      placeholder: placeholder?.[language],
      options: options?.map((option) => ({ ...option, label: inLanguage(option.label) })),
    })),
  };
}

/**
 * Whether readers of a language write a number without a plus as one of the site's country: those
 * of the main language, and of each whose tag names that country. Others may mean their own.
 */
function writesNumbersOf({ config }: Site, language: string): boolean {
  const { languages, leads } = config.value;
  const [main] = languages;
  const tag = languages.find(({ code }) => code === language)?.tag;
  return main?.code === language || new Intl.Locale(tag ?? language).region === leads.phoneCountry;
}

const hasKeys = (value: object) => Object.keys(value).length > 0;
