import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEditedSite } from '../../../tools/dev/node/edits/edited-site.ts';
import { partSubject, siteParts } from '../../../tools/dev/node/site-parts.ts';
import { distinctItem } from '../../../tools/dev/protocol/distinct-item.ts';
import { matchingTexts } from '../../../tools/dev/protocol/matching-texts.ts';
import { missingPlaceholders } from '../../../tools/dev/protocol/missing-placeholders.ts';
import { merged, valueEdits } from '../../../tools/dev/protocol/panel-edits.ts';
import { copyTinySite } from '../../run-tool.ts';

async function opened() {
  const root = await copyTinySite();
  const edited = await openEditedSite(root, 'en');
  const subject = (part: string) =>
    partSubject(edited.live().site!, edited.live().files, { address: '/', part }, 'en');
  return { root, edited, subject };
}

test('what can be edited is asked for by name, and nothing else is found', async () => {
  const { edited, subject } = await opened();
  const names = siteParts(edited.live().site!, 'en').map(({ name }) => name);
  expect(names).toEqual(['header', 'footer', 'site', 'messages', 'form/trial-lesson']);
  for (const name of names) expect(subject(name)?.versions.length, name).toBeGreaterThan(0);
  for (const name of ['', 'shell', 'form/', 'form/../site', '../package.json', 'form/__proto__'])
    expect(subject(name), name).toBe(undefined);
  expect(subject('form/trial-lesson')?.sharedBy.toSorted()).toEqual(['/', '/courses']);
  const shown = (part: string) => Object.keys(subject(part)?.schema.properties ?? {});
  expect(shown('header')).toEqual(['header', 'callBar']);
  expect(shown('footer')).toEqual(['footer']);
  for (const name of names)
    for (const key of ['$schema', 'translatedFrom', 'languageExceptions'])
      expect(shown(name)).not.toContain(key);
});

test('a text of a file with all languages changes in the one that was written', async () => {
  const { subject } = await opened();
  const form = subject('form/trial-lesson')!;
  const before = merged(form) as any;
  const label = { ...before.fields[0].label, fr: 'Nom' };
  const after = { ...before, fields: [{ ...before.fields[0], label }, before.fields[1]] };
  expect(valueEdits(form, before, after)).toEqual([
    {
      file: 'pages-config/forms/trial-lesson.json',
      pointer: '/fields/0/label/fr',
      before: 'Votre nom',
      value: 'Nom',
    },
  ]);
});

test('a new field is told apart from the others, is a text, and says what is to be written', async () => {
  const { root, edited, subject } = await opened();
  const form = subject('form/trial-lesson')!;
  const before = merged(form) as any;
  const schema = form.schema.properties!.fields!;
  const { value } = schema.ready!.find(({ title }) => title === 'Short text')!;
  const field = distinctItem(value, before.fields);
  expect(field).toEqual({
    ...{ name: 'question', kind: 'text', label: { en: '✎ Question', fr: '✎ Question' } },
  });
  const edits = valueEdits(form, before, { ...before, fields: [...before.fields, field] });
  expect(await edited.change({ values: edits })).toMatchObject({ outcome: 'done' });
  const [change] = edited.live().state.changes;
  expect(change?.sentence).toContain('trial-lesson');
  await edited.undo(change!.id);
  const same = await readFile(join(root, 'pages-config/forms/trial-lesson.json'), 'utf8');
  const { json } = edited.live().files;
  expect(new TextDecoder().decode(json.get('pages-config/forms/trial-lesson.json'))).toBe(same);
});

test('an entry of a menu moves in every language at once', async () => {
  const { edited, subject } = await opened();
  const add = (at: number, value: object, code: string) => ({
    ...{ file: `pages-config/shell/${code}.json`, pointer: `/header/menus/0/items/${at}` },
    ...{ value, item: 'added' as const },
  });
  const entry = { label: 'The boat', to: '/#boat' };
  await edited.change({ values: ['en', 'fr'].map((code) => add(1, entry, code)) });
  const header = subject('header')!;
  const before = merged(header) as any;
  const after = structuredClone(before);
  after.header.menus[0].items.reverse();
  const edits = valueEdits(header, before, after);
  expect(edits.map(({ file, item }) => [file, item])).toEqual([
    ['pages-config/shell/en.json', 1],
    ['pages-config/shell/fr.json', 1],
  ]);
  expect(await edited.change({ values: edits })).toMatchObject({ outcome: 'done' });
});

test('only files that people write for the site are edited, and none beside it', async () => {
  const { edited } = await opened();
  const before = new Map(edited.live().files.json);
  for (const file of ['../package.json', '/etc/passwd', 'package.json', 'public/a.json', ''])
    expect(await edited.change({ values: [{ file, pointer: '/name', value: 'x' }] })).toMatchObject(
      { outcome: 'conflict' },
    );
  expect(edited.live().files.json).toEqual(before);
});

test('texts are found by key, name or words in any language, without accents', async () => {
  const { subject } = await opened();
  const { schema, ...rest } = subject('messages')!;
  const value = merged({ ...rest, schema });
  const keys = (search: string) =>
    Object.values(matchingTexts(schema, value, search).schema.properties ?? {}).flatMap(
      ({ properties = {} }) => Object.keys(properties),
    );
  expect(keys('learnmore')).toEqual(['learnMore']);
  expect(keys('MENU ouvrir')).toEqual(['openMenu']);
  expect(keys('nothing of that kind')).toEqual([]);
  const { count, isCut, schema: shown } = matchingTexts(schema, value, '', 3);
  expect([count > 50, isCut]).toEqual([true, true]);
  expect(Object.keys(shown.properties?.navigation?.properties ?? {}).length).toBe(3);
  expect(schema.properties?.common?.properties?.slide?.placeholders).toEqual(['current', 'total']);
});

test('what the code fills in is missed, also where it is formatted', () => {
  expect(
    missingPlaceholders('{count, plural, other {#}} of { total }', ['count', 'total']),
  ).toEqual([]);
  expect(missingPlaceholders('{counts}', ['count'])).toEqual(['count']);
  expect(missingPlaceholders(undefined, ['count'])).toEqual([]);
});
