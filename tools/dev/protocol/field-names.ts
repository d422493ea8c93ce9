import { distinctItem } from './distinct-item.ts';

/** What names of fields and values of options are derived from. */
export type NameRules = {
  /** The form as it is saved; what is sent by a name of it keeps that name. */
  saved: unknown;
  /** In the order in which their texts are taken. */
  languages: string[];
  /** What a text begins with that waits to be written. */
  mark: string;
};

type Text = Record<string, string>;
type Option = { value: string; label: Text };
type Condition = { field: string; is: string | string[] };
type Field = { name: string; role?: string; label: Text; options?: Option[]; showIf?: Condition };
type Form = { fields?: Field[] };

/** What a field, or an option, is called that asks nothing yet. */
export const emptyNames = { field: 'field', option: 'option' };

/** So long a name stays readable where it is received. */
const longestName = 40;

/**
 * The name by which a question, or an option, is sent: of its text in the first language that has
 * one, in lower case, without accents.
 */
export function nameOfText(
  text: Text,
  { languages, mark }: Pick<NameRules, 'languages' | 'mark'>,
  fallback: string,
): string {
  const texts = languages.map((code) => text[code] ?? '').filter((each) => each.trim() !== '');
  const words = (texts.find((each) => !each.startsWith(mark)) ?? texts[0] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const name = (words ?? [fallback]).join('_');
  return name.length > longestName
    ? name.slice(0, longestName + 1).replace(/_[^_]*$|.$/, '')
    : name;
}

/** A field must not begin with a digit. */
const fieldName = (label: Text, rules: NameRules): string =>
  nameOfText(label, rules, emptyNames.field).replace(/^\d/, `${emptyNames.field}_$&`);

const isSameText = (one: Text, other: Text) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a name is the derived one, or that with a number. */
const isDerived = (name: string, derived: string): boolean =>
  name.startsWith(derived) && /^_?\d*$/.test(name.slice(derived.length));

/**
 * A form in which the fields and options whose texts have just changed are sent by names of their
 * new texts: those that somebody named, and those that are saved, keep their names. Conditions
 * follow.
 */
export function withDerivedNames(before: unknown, after: unknown, rules: NameRules): unknown {
  const [{ fields: former = [] }, form] = [before as Form, after as Form];
  const { fields = [] } = form;
  if (fields.length !== former.length) return after;
  const saved = (rules.saved as Form | undefined)?.fields ?? [];
  const renamed = fields.map((field, index): Field => {
    const known = saved.find(({ name }) => name === former[index]?.name);
    const options = derivedOptions(former[index], field, known?.options ?? [], rules);
    const given = options === field.options ? field : { ...field, options };
    if (known || !isToBeNamed(former[index], field, rules)) return given;
    const others = fields.filter((other) => other !== field);
    return distinctItem({ ...given, name: fieldName(field.label, rules) }, others) as Field;
  });
  if (renamed.every((field, index) => field === fields[index])) return after;
  return { ...form, fields: renamed.map((field) => withCondition(field, fields, renamed)) };
}

function isToBeNamed(former: Field | undefined, field: Field, rules: NameRules): boolean {
  if (!former || former.name !== field.name || former.role !== field.role) return false;
  return (
    !isSameText(former.label, field.label) && isDerived(field.name, fieldName(former.label, rules))
  );
}

function derivedOptions(
  former: Field | undefined,
  { options }: Field,
  saved: Option[],
  rules: NameRules,
): Option[] | undefined {
  if (!options || options.length !== former?.options?.length) return options;
  const derivedValue = ({ label }: Option) => nameOfText(label, rules, emptyNames.option);
  const renamed = options.map((option, index) => {
    const old = former.options?.[index];
    const isKept =
      !old ||
      old.value !== option.value ||
      saved.some(({ value }) => value === option.value) ||
      isSameText(old.label, option.label) ||
      !isDerived(option.value, derivedValue(old));
    if (isKept) return option;
    const others = options.filter((other) => other !== option);
    return distinctItem({ ...option, value: derivedValue(option) }, others) as Option;
  });
  return renamed.every((option, index) => option === options[index]) ? options : renamed;
}

/** A field whose condition names another as that is named now. */
function withCondition(field: Field, before: Field[], after: Field[]): Field {
  const { showIf } = field;
  const index = before.findIndex(({ name }) => name === showIf?.field);
  const [old, now] = [before[index], after[index]];
  if (!showIf || !old || !now || old === now) return field;
  const is = (value: string) => {
    const place = old.options?.findIndex((option) => option.value === value) ?? -1;
    return now.options?.[place]?.value ?? value;
  };
  return {
    ...field,
    showIf: {
      field: now.name,
      is: Array.isArray(showIf.is) ? showIf.is.map(is) : is(showIf.is),
    },
  };
}
