import type { ContractedField, Field, Form } from '../../../../src/generated/types.ts';
import { error, type Problem } from '../../../model/problem.ts';
import type { Site } from '../../../model/site.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { Check } from '../check.ts';

/**
 * Forms ask for what the provider expects (`leads.fields`), no less strictly, and each lead has an
 * address by which it is kept, delivered and erased.
 */
export const check: Check = (site) =>
  [...site.completeForms].flatMap(([name, source]) => {
    const { extends: base } = source.value;
    const inherited = site.completeForms.get(base ?? '');
    // The fields of a form that is wrong or not there are not known.
    if (base !== undefined && !inherited) return [];
    const known = inherited ? problemsOf(site, base ?? '', inherited) : [];
    // What is wrong with the form that it extends is told of there.
    return problemsOf(site, name, source).filter(
      ({ code, params }) =>
        !known.some((other) => other.code === code && other.params.name === params.name),
    );
  });

function problemsOf(site: Site, name: string, source: SourceFile<Form>): Problem[] {
  const names = source.value.fields.map((field) => field.name);
  // Of a name that stands twice that is told alone: one of the two is meant to be another field.
  if (new Set(names).size < names.length) return [];
  const contracted = site.config.value.leads.fields.filter(
    ({ forms }) => forms?.includes(name) ?? true,
  );
  const broken = contracted.flatMap((field) => contractProblems(source, field));
  return broken.length > 0 ? broken : addressProblems(source, site);
}

/** What a form makes of a contracted field: each way in which it is less is a problem. */
function contractProblems(
  source: SourceFile<Form>,
  { name, kind, required, maximum }: ContractedField,
): Problem[] {
  const index = source.value.fields.findIndex((field) => field.name === name);
  const field = source.value.fields[index];
  const pointer = `/fields/${index}`;
  if (!field) return [error('form/contract-missing', source.at('/fields'), { name, kind })];
  const place = (key: keyof Field) =>
    source.at(source.has(`${pointer}/${key}`) ? `${pointer}/${key}` : pointer);
  const maxLength = maximum !== undefined && field.maxLength > maximum && maximum;
  return [
    field.kind !== kind &&
      error('form/contract-kind', place('kind'), { name, kind, found: field.kind }),
    required && !field.required && error('form/contract-required', place('required'), { name }),
    !field.shown && error('form/contract-hidden', place('shown'), { name }),
    field.shown && field.showIf && error('form/contract-hidden', place('showIf'), { name }),
    maxLength &&
      error('form/contract-maximum', place('maxLength'), {
        name,
        maximum: String(maxLength),
        found: String(field.maxLength),
      }),
  ].filter((problem) => typeof problem === 'object');
}

/**
 * The server finds a person's leads by the address; a mailing list takes none without one. What is
 * sent straight to a provider is the provider's to judge.
 */
function addressProblems(source: SourceFile<Form>, { config }: Site): Problem[] {
  const { mode, delivery } = config.value.leads;
  if (mode === 'direct') return [];
  const index = source.value.fields.findIndex(({ role }) => role === 'email');
  const field = source.value.fields[index];
  if (!field?.shown || field.kind !== 'email')
    return [error('form/no-email', source.at('/fields'))];
  if (delivery?.kind !== 'mailing-list' || (field.required && !field.showIf)) return [];
  const { name } = field;
  return [error('form/optional-email', source.at(`/fields/${index}/name`), { name })];
}
