import { checkedValue } from '../../src/forms/asked-fields.ts';
import type { Field } from '../../src/generated/types.ts';
import { formFile } from '../model/file-paths.ts';
import { asPlaceholder } from '../model/placeholder-mark.ts';
import type { Site } from '../model/site.ts';
import texts from './form-fields.json' with { type: 'json' };
import { mostUsedForm } from './name-parser.ts';
import type { Plan } from './plan.ts';
import { schemaPath } from './plan-new-page.ts';

type Text = Record<string, string>;

/** A field as a form's file has it, before what it leaves out is filled in. */
type WrittenField = Partial<Field> & Pick<Field, 'name' | 'kind' | 'label'>;

/** What a new form asks for: a role or a kind, with a name of its own and what it depends on. */
export type WantedField = { word: string; name?: string; dependsOn?: string };

type FieldModel = { title: Text; kind?: string; label: Text } & Record<string, unknown>;

const { roles, kinds } = texts as unknown as Record<'roles' | 'kinds', Record<string, FieldModel>>;

/** What a new form can ask for: first what has a role, then questions of the site's own. */
export const fieldWords: { roles: string[]; kinds: string[] } = {
  roles: Object.keys(roles),
  kinds: Object.keys(kinds),
};

/** A field that is ready to be added to a form: what people call it, and what it is. */
export type ReadyField = { word: string; title: Text; field: WrittenField };

/** The fields that are ready for a form of a site, each as it is in a new form. */
export function readyFields(site: Site): ReadyField[] {
  const written = writtenFields(site);
  return Object.entries({ ...roles, ...kinds }).map(([word, { title }]) => {
    return { word, title, field: newField(site, { word }, [], written) };
  });
}

/** What a form's note on its data ends with, where it asks for consent to marketing as well. */
export const consentPurpose = (site: Site): Text => inLanguages(site, texts.consentPurpose);

/** By what is seen that such a text leaves no room for marketing. */
export const purposeWords: { only: string[]; marketing: string[] } = texts.purposeWords;

/** The text of an option that is added to a choice. */
export const newOptionLabel = (site: Site): Text => inLanguages(site, texts.option);

/**
 * Plans a form. What has a role is as in the site's other forms, so that it has the names and texts
 * that these have; what the provider expects of every form is added. All other texts are marked as
 * unwritten.
 * @param root the site's folder, from which the file finds its schema
 */
export function planNewForm(site: Site, root: string, name: string, wanted: WantedField[]): Plan {
  const file = formFile(name);
  const written = writtenFields(site);
  const fields: WrittenField[] = [];
  for (const each of wanted) fields.push(newField(site, each, fields, written));
  const contracted = site.config.value.leads.fields.filter(({ forms }) => !forms);
  for (const { name: expected } of contracted) {
    const known = written.find((field) => field.name === expected);
    if (known && !fields.some((field) => field.name === expected))
      fields.push(unconditional(known));
  }
  const asksForConsent = fields.some(({ role }) => role === 'consent');
  const form = {
    $schema: schemaPath(root, file, 'form'),
    fields,
    requiredNote: inLanguages(site, texts.requiredNote),
    submit: inLanguages(site, texts.submit),
    purpose: inLanguages(site, asksForConsent ? withConsent(texts.purpose) : texts.purpose),
  };
  return new Map([[file, `${JSON.stringify(form, null, 2)}\n`]]);
}

function newField(
  site: Site,
  { word, name, dependsOn }: WantedField,
  former: WrittenField[],
  written: WrittenField[],
): WrittenField {
  const known = name === undefined && written.find((field) => field.role === word);
  if (known) return unconditional(known);
  const role = roles[word];
  const { kind = word, label, title: _title, ...more } = role ?? kinds[word] ?? {};
  const options = texts.options.map((option) => ({
    ...option,
    label: inLanguages(site, option.label),
  }));
  const other = former.find((field) => field.name === dependsOn);
  return {
    name: name ?? freeName(word, former),
    ...(role && { role: word }),
    kind,
    label: inLanguages(site, label ?? {}),
    ...more,
    ...((kind === 'select' || kind === 'radio') && { options }),
    ...(other && { showIf: { field: other.name, is: other.options?.[0]?.value ?? checkedValue } }),
  } as WrittenField;
}

/** The shown fields of the site's forms, those of the form that most sections show first. */
function writtenFields(site: Site): WrittenField[] {
  const first = mostUsedForm(site);
  return [...site.forms]
    .toSorted(([one], [other]) => Number(other === first) - Number(one === first))
    .flatMap(([, { text }]) => (JSON.parse(text) as { fields: WrittenField[] }).fields)
    .filter(({ shown }) => shown !== false);
}

/** Without what holds in the form that it stands in alone. */
const unconditional = ({ showIf: _showIf, step: _step, ...field }: WrittenField): WrittenField =>
  field;

const withConsent = (purpose: Text): Text =>
  Object.fromEntries(
    Object.entries(purpose).map(([language, text]) => [
      language,
      `${text} ${(texts.consentPurpose as Text)[language] ?? ''}`.trim(),
    ]),
  );

const freeName = (word: string, former: WrittenField[]): string => {
  const names = former.map(({ name }) => name);
  const numbered = names.map((_, index) => `${word}_${index + 2}`);
  return [word, ...numbered].find((each) => !names.includes(each)) ?? word;
};

/** A text in the site's languages, with its brand; one that it lacks has the English, marked. */
const inLanguages = ({ config: { value } }: Site, text: Text): Text =>
  Object.fromEntries(
    value.languages.map(({ code }) => [
      code,
      (text[code] ?? asPlaceholder(text.en ?? '')).replace('{brand}', value.brand.name),
    ]),
  );
