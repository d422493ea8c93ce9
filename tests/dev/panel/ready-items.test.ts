import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { openEditedSite } from '../../../tools/dev/node/edits/edited-site.ts';
import { partSubject } from '../../../tools/dev/node/site-parts.ts';
import { blankValue } from '../../../tools/dev/protocol/blank-value.ts';
import { distinctItem } from '../../../tools/dev/protocol/distinct-item.ts';
import { merged, valueEdits } from '../../../tools/dev/protocol/panel-edits.ts';
import { toolLanguages } from '../../../tools/messages/language.ts';
import { projectRoot } from '../../../tools/model/schemas.ts';
import { copyTinySite } from '../../run-tool.ts';

const folder = join(projectRoot, 'tools/editing');
const part = 'form/trial-lesson';
const choices = { targets: [], pictures: [], forms: [], mark: '✎' };

async function opened(language: (typeof toolLanguages)[number] = 'en') {
  const edited = await openEditedSite(await copyTinySite(), language);
  const { site, files } = edited.live();
  const subject = partSubject(site!, files, { address: '/', part }, language, edited.saved())!;
  const fields = subject.schema.properties!.fields!;
  return { edited, subject, fields, ready: fields.ready! };
}

test('the ready fields are as their schema has them', async () => {
  const [schema, data] = await Promise.all(
    ['form-fields.schema.json', 'form-fields.json'].map(async (file) =>
      JSON.parse(await readFile(join(folder, file), 'utf8')),
    ),
  );
  const validate = new Ajv({ strict: false }).compile(schema);
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
  const [first] = Object.keys(data.kinds);
  delete data.kinds[first!].title.es;
  expect(validate(data)).toBe(false);
});

test.each(toolLanguages)('each ready field has a name of its own in %s', async (language) => {
  const { ready } = await opened(language);
  const titles = ready.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(12);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => title.trim() === '')).toEqual([]);
  expect(new Set(ready.map(({ group }) => group)).size).toBe(2);
});

test('all ready fields come into a form at once without a fault', async () => {
  const { edited, subject, ready } = await opened();
  const before = merged(subject) as any;
  const names = before.fields.map(({ role }: any) => role);
  const fields = [...before.fields];
  for (const { value } of ready)
    if (!names.includes(value.role)) fields.push(distinctItem(value, fields));
  const edits = valueEdits(subject, before, { ...before, fields });
  expect(await edited.change({ values: edits })).toMatchObject({ outcome: 'done', problems: [] });
});

test('the consent is a box nobody must check, and says who writes and how to end it', async () => {
  const { ready, fields } = await opened();
  const consent = ready.find(({ value }) => value.role === 'consent')!;
  const { label, ...field } = consent.value as any;
  expect(field).toEqual({ name: 'consent', role: 'consent', kind: 'checkbox' });
  expect(label.en).toMatch(/^I agree .*emails from Quayside\..*unsubscribe/);
  // A language that the ready texts lack has one to translate.
  expect(label.fr).toBe(`✎ ${label.en}`);
  expect(fields.items!.properties!.role!.fills?.consent).toEqual(consent.value);
});

test('a question says what is to be written in each language, and what it is sent by', async () => {
  const { ready, fields } = await opened();
  const choice = ready.find(({ title }) => title === 'Choice from a list')!.value as any;
  expect(choice.label).toEqual({ en: '✎ Question', fr: '✎ Question' });
  expect(choice.name).toBe('question');
  expect(choice.options.map(({ value }: any) => value)).toEqual(['first_option', 'second_option']);
  const options = fields.items!.properties!.options!;
  expect(blankValue({ ...options, minItems: 2 }, ['en', 'fr'], choices)).toEqual(
    ['option', 'option2'].map((value) => ({ value, label: { en: '✎ Option', fr: '✎ Option' } })),
  );
});

test('what people seldom need of a form, a field or an option stands after the rest', async () => {
  const { subject, fields } = await opened();
  const { first, properties = {} } = fields.items!;
  expect(first).toEqual(['label', 'kind', 'options', 'required']);
  expect(properties.options?.items?.first).toEqual(['label']);
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(first!));
  const whole = subject.schema;
  expect(Object.keys(whole.properties!)).toEqual(expect.arrayContaining(whole.first!));
  // A file is written in the order of its schema.
  expect(Object.keys(properties)[0]).toBe('name');
});
