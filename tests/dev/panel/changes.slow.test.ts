import { expect, test } from 'vitest';
import { planValueEdits } from '../../../tools/dev/node/edits/value-edits.ts';
import { sectionPanelSchema } from '../../../tools/dev/node/panel-schema.ts';
import { blankValue } from '../../../tools/dev/protocol/blank-value.ts';
import { partOf, versionIn } from '../../../tools/dev/protocol/merge-languages.ts';
import type { PanelSubject } from '../../../tools/dev/protocol/panel.ts';
import { merged, valueEdits } from '../../../tools/dev/protocol/panel-edits.ts';
import type { PanelSchema } from '../../../tools/dev/protocol/panel-schema.ts';
import { blockSchemas } from '../../../tools/model/schemas.ts';

/**
 * Every property of every example of every block, changed as the panel changes it: in the files
 * stands then exactly that, in every language that it is for, and nothing else is another.
 */
const languages = ['pt', 'en', 'es'];
const fileOf = (language: string) => `pages-config/pages/x/${language}.json`;
const choices = { targets: [], pictures: ['/a.png'], forms: [], mark: '✎' };
const encode = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

const cases = Object.entries(blockSchemas()).flatMap(([type, schema]) =>
  (schema.examples ?? []).map((example, index) => {
    const sections = example as Record<string, Record<string, unknown>>;
    const subject: PanelSubject = {
      ...{
        address: '/x',
        section: 'x',
        part: '',
        type,
        typeTitle: '',
        missing: [],
        stale: [],
        namedTexts: {},
        sharedBy: [],
      },
      languages: languages.map((code) => ({ code, name: code })),
      schema: sectionPanelSchema(type, 'en'),
      versions: languages.map((language) => ({
        ...{ language, name: language, file: fileOf(language), pointer: '/sections/1' },
        value: sections[language]!,
      })),
    };
    return { name: `${type} ${index + 1}`, subject };
  }),
);

/** What the files say after an edit of the panel. */
function filesAfter({ versions, ...subject }: PanelSubject, before: unknown, after: unknown) {
  const pages = versions.map(({ file, value }) => {
    const page = { title: 'x', sections: [{ id: 'first' }, value, { id: 'last' }] };
    return [file, encode(page)] as const;
  });
  const edits = valueEdits({ ...subject, versions }, before, after);
  const files = { json: new Map(pages), publicFiles: new Map() };
  const planned = planValueEdits(files, JSON.parse(JSON.stringify(edits)));
  if (!('plan' in planned)) throw new Error(JSON.stringify(planned.conflicts));
  return { edits, files: planned.plan };
}

/** Each place of a merged value, with what it may become. */
function* places(
  schema: PanelSchema,
  value: unknown,
  set: (value: unknown) => unknown,
  path = '',
): Generator<{ path: string; after: unknown }> {
  if (value === undefined) return;
  const { items, properties = {}, control } = schema;
  if (control === 'text') {
    for (const language of languages)
      yield {
        path: `${path} ${language}`,
        after: set({ ...(value as object), [language]: 'É ✓' }),
      };
  } else if (items && Array.isArray(value)) {
    const added = blankValue(items, languages, choices, value.at(-1));
    yield { path: `${path} +`, after: set([...value, added]) };
    for (const index of value.keys()) {
      yield { path: `${path}/${index} −`, after: set(value.toSpliced(index, 1)) };
      yield { path: `${path}/${index} +`, after: set(value.toSpliced(index, 0, added)) };
      const moved = value.toSpliced(index, 1);
      if (index > 0)
        yield {
          path: `${path}/${index} ↑`,
          after: set(moved.toSpliced(index - 1, 0, value[index])),
        };
      const within = (item: unknown) => set(value.with(index, item));
      yield* places(items, value[index], within, `${path}/${index}`);
    }
  } else if (control === 'group') {
    for (const [key, property] of Object.entries(properties)) {
      const within = (part: unknown) => set({ ...(value as object), [key]: part });
      yield* places(property, partOf(value, key), within, `${path}/${key}`);
      if (!schema.required?.includes(key))
        yield { path: `${path}/${key} −`, after: within(undefined) };
    }
  } else yield { path, after: set(typeof value === 'number' ? value + 1 : 'changed') };
}

const written = (value: unknown) => JSON.parse(JSON.stringify(value));

test.each(cases)('every change of $name is exactly that change in the files', ({ subject }) => {
  const before = merged(subject);
  const changes = [...places(subject.schema, before, (value) => value)];
  expect(changes.length).toBeGreaterThan(8);
  for (const { path, after } of changes) {
    const { files } = filesAfter(subject, before, after);
    for (const { language, file, value } of subject.versions) {
      const expected = { ...value, ...(versionIn(subject.schema, after, language) as object) };
      for (const key of Object.keys(expected))
        if (key !== 'type' && partOf(after, key) === undefined) delete (expected as any)[key];
      const page = { title: 'x', sections: [{ id: 'first' }, written(expected), { id: 'last' }] };
      const text = files.get(file);
      const now = text === undefined ? undefined : JSON.parse(String(text));
      expect(
        now ?? { ...page, sections: [page.sections[0], value, page.sections[2]] },
        path,
      ).toEqual(page);
    }
  }
});

test('a change back gives the same bytes, and one place changes the lines of that place only', () => {
  const { subject } = cases.find(({ name }) => name === 'hero 1')!;
  const before = merged(subject) as Record<string, any>;
  const [first, ...rest] = before.actions;
  const after = { ...before, actions: rest };
  const { files } = filesAfter(subject, before, after);
  const changed = {
    ...subject,
    versions: subject.versions.map((version) => ({
      ...version,
      value: JSON.parse(String(files.get(version.file))).sections[1],
    })),
  };
  const edits = valueEdits(changed, after, { ...before, actions: [first, ...rest] });
  expect(edits.map(({ pointer, item }) => [pointer, item])).toEqual(
    languages.map(() => ['/sections/1/actions/0', 'added']),
  );
  const json = new Map(
    [...files].map(([file, text]) => [file, new TextEncoder().encode(String(text))]),
  );
  const planned = planValueEdits({ json, publicFiles: new Map() }, edits);
  const unchanged = subject.versions.map(({ value }) => {
    const page = { title: 'x', sections: [{ id: 'first' }, value, { id: 'last' }] };
    return new TextDecoder().decode(encode(page));
  });
  expect('plan' in planned && [...planned.plan.values()]).toEqual(unchanged);
});

test('a text goes to the languages in which it changed, all else to every language', () => {
  const { subject } = cases.find(({ name }) => name === 'hero 1')!;
  const before = merged(subject) as Record<string, any>;
  const heading = { ...before.heading, en: 'Hello', es: 'Hola' };
  const places = valueEdits(subject, before, { ...before, heading, ground: 'dark' });
  expect(places.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
    ...languages.map((language) => `${fileOf(language)} /sections/1/ground`),
    ...['en', 'es'].map((language) => `${fileOf(language)} /sections/1/heading`),
  ]);
});
