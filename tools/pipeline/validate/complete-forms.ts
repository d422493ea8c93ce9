import type { Form } from '../../../src/generated/types.ts';
import type { SourceFile } from '../../model/source.ts';

type Forms = ReadonlyMap<string, SourceFile<Form>>;
type Named = { name: string };

/** The lists of a form that those who extend it have as well. */
const lists = ['fields', 'hidden'] as const;

/**
 * Each form with the fields of the form that it extends: those come first, one of the same name is
 * replaced where it stands, and the others are added. A form that extends an unknown one, or in the
 * end itself, has its own fields alone: checks tell of it.
 */
export function completeForms(forms: Forms): Map<string, SourceFile<Form>> {
  return new Map([...forms].map(([name, source]) => [name, completeForm(forms, source, [name])]));
}

function completeForm(forms: Forms, own: SourceFile<Form>, path: string[]): SourceFile<Form> {
  const { extends: baseName = '' } = own.value;
  const base = forms.get(baseName);
  if (!base || path.includes(baseName)) return own;
  const complete = completeForm(forms, base, [...path, baseName]);
  const [fields, hidden] = lists.map((list) => merge(complete, own, list));
  const places = new Map([fields, hidden].flatMap((merged) => [...(merged?.places ?? [])]));
  const place = (pointer: string) => {
    const [, item = '', rest = ''] = /^(\/(?:fields|hidden)\/\d+)(.*)$/.exec(pointer) ?? [];
    const { source, pointer: there } = places.get(item) ?? { source: own, pointer: item };
    return { source, pointer: item ? there + rest : pointer };
  };
  return {
    ...own,
    value: {
      ...own.value,
      fields: fields?.items as Form['fields'],
      hidden: hidden?.items as Form['hidden'],
    },
    at: (pointer, part) => place(pointer).source.at(place(pointer).pointer, part),
    has: (pointer) => place(pointer).source.has(place(pointer).pointer),
    rewrite: (pointer, word, part) =>
      place(pointer).source.rewrite(place(pointer).pointer, word, part),
  };
}

/** One list of both forms, and where each item of it is written. */
function merge(base: SourceFile<Form>, own: SourceFile<Form>, list: (typeof lists)[number]) {
  const items = (source: SourceFile<Form>) =>
    (source.value[list] as Named[]).map((value, index) => ({
      value,
      source,
      pointer: `/${list}/${index}`,
    }));
  const [inherited, added] = [items(base), items(own)];
  const replacement = (name: string) => added.find(({ value }) => value.name === name);
  const merged = [
    ...inherited.map((item) => replacement(item.value.name) ?? item),
    ...added.filter(({ value }) => !inherited.some((item) => item.value.name === value.name)),
  ];
  return {
    items: merged.map(({ value }) => value),
    places: merged.map(({ source, pointer }, index) => [
      `/${list}/${index}`,
      { source, pointer },
    ]) as [string, { source: SourceFile<Form>; pointer: string }][],
  };
}
