import { expect, it } from 'vitest';
import {
  form,
  formatOnlyProblem,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const label = { pt: 'Texto', en: 'Text' };
const area = {
  name: 'area',
  kind: 'select',
  label,
  options: [
    { value: 'family', label },
    { value: 'work', label },
  ],
};
const text = { name: 'court', kind: 'text', label };
const withFields = (...added: object[]) => withEdit(form, ({ fields }) => fields.push(...added));
const shownIf = (field: string, is: unknown) => ({ showIf: { field, is } });
const pointerOf = async (...added: object[]) =>
  (await formatOnlyProblem(withFields(...added)))
    .split('\n')
    .slice(0, 2)
    .map((line) => line.replace(/^pages.* /, ''));

it.each(['family', ['family', 'work']])('a condition on what an option has: %j', async (is) => {
  const sound = withFields(area, { ...text, ...shownIf('area', is) });
  expect((await checkSite(siteFiles(sound))).problems).toEqual([]);
});

it.each([
  ['no field of the form', 'areas'],
  ['one without options', 'EMAIL'],
])('a condition on %s', async (_what, name) => {
  expect(await pointerOf(area, { ...text, ...shownIf(name, 'family') })).toEqual([
    'form/show-if-unknown-field',
    '/fields/2/showIf/field',
  ]);
});

it('a condition on a field that never shows', async () => {
  const hidden = { ...area, shown: false };
  expect(await pointerOf(hidden, { ...text, ...shownIf('area', 'family') })).toEqual([
    'form/show-if-unknown-field',
    '/fields/2/showIf/field',
  ]);
});

it('a condition on the field itself', async () => {
  expect(await pointerOf({ ...area, ...shownIf('area', 'family') })).toEqual([
    'form/show-if-own-field',
    '/fields/1/showIf/field',
  ]);
});

it.each([
  ['Family', '/fields/2/showIf/is'],
  [['work', 'Família'], '/fields/2/showIf/is/1'],
])('a value that no option has: %j', async (is, pointer) => {
  expect(await pointerOf(area, { ...text, ...shownIf('area', is) })).toEqual([
    'form/show-if-unknown-value',
    pointer,
  ]);
});

it('of a box there is one value', async () => {
  const box = { name: 'urgent', kind: 'checkbox', label };
  expect(
    (await checkSite(siteFiles(withFields(box, { ...text, ...shownIf('urgent', 'yes') }))))
      .problems,
  ).toEqual([]);
  expect((await pointerOf(box, { ...text, ...shownIf('urgent', 'on') }))[0]).toBe(
    'form/show-if-unknown-value',
  );
});

it('a circle of conditions is one problem', async () => {
  const box = (name: string, on: string) => ({
    name,
    kind: 'checkbox',
    label,
    ...shownIf(on, 'yes'),
  });
  expect(await pointerOf(box('b', 'c'), box('c', 'a'), box('a', 'b'))).toEqual([
    'form/show-if-circle',
    '/fields/3/showIf/field',
  ]);
});

const whole = (more: object) => ({
  [form]: { ...(Object.values(withEdit(form, () => {}))[0] as object), ...more },
});
const second = 'pages-config/forms/second.json';

it('a form that extends itself in the end is one problem; an unknown one, too', async () => {
  const [value] = Object.values(whole({ extends: 'contact' }));
  expect(await formatOnlyProblem({ ...whole({ extends: 'second' }), [second]: value })).toMatch(
    /^form\/extends-circle\n.*contact\.json.* \/extends\n/,
  );
  expect(await formatOnlyProblem(whole({ extends: 'contact' }))).toMatch(/^form\/extends-circle\n/);
  expect(await formatOnlyProblem(whole({ extends: 'secnod' }))).toMatch(/^form\/unknown\n/);
});

it('a condition on a field of the base is right; a wrong one there is told of once', async () => {
  const [value] = Object.values(whole({}));
  const base = (more: object) => withFields(area, more);
  const extending = (more: object) => ({
    [second]: { ...value, extends: 'contact', fields: [more] },
  });
  const sound = { ...text, ...shownIf('area', 'work') };
  expect(
    (await checkSite(siteFiles({ ...base(text), ...extending({ ...sound, name: 'more' }) })))
      .problems,
  ).toEqual([]);
  const wrong = { ...text, ...shownIf('area', 'play') };
  expect(
    await formatOnlyProblem({ ...base(wrong), ...extending({ ...text, name: 'more' }) }),
  ).toMatch(/^form\/show-if-unknown-value\n.*contact\.json/);
});

it.each([
  ['a missing label', { label: undefined }],
  ['a field that there is not', { helpr: 'x' }],
])('a wrong condition is told of at once, beside %s', async (_what, mistake) => {
  const wrong = { ...text, ...shownIf('area', 'play') };
  const { problems } = await checkSite(
    siteFiles(withFields(area, wrong, { ...text, name: 'more', ...mistake })),
  );
  expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'form/show-if-unknown-value /fields/2/showIf/is',
    expect.stringMatching(/^schema\/.* \/fields\/3/),
  ]);
});

const asked = { ...text, ...shownIf('area', 'work') };
const [first] = area.options;

it.each([
  ['its name is misspelt', { ...area, name: undefined, nme: 'area' }, asked],
  ['its options are misspelt', { ...area, options: undefined, optons: area.options }, asked],
  ['an option has no value', { ...area, options: [first, { label }] }, asked],
  [
    'it is of no kind',
    { name: 'area', kind: 'chekbox', label },
    { ...text, ...shownIf('area', 'yes') },
  ],
  ['the condition is no condition', area, { ...text, showIf: { field: 'area' } }],
])('where %s, the condition is no second mistake', async (_what, field, dependent) => {
  const { problems } = await checkSite(siteFiles(withFields(field, dependent)));
  expect(problems.map(({ code }) => code)).toEqual([expect.stringMatching(/^schema\//)]);
});

it('nor is one on a field of a base that is wrong or not there', async () => {
  const base = withFields(area, { ...text, label: 7 });
  const [value] = Object.values(whole({}));
  const extending = (name: string, is: string) => ({
    [second]: { ...value, extends: name, fields: [{ ...text, ...shownIf('area', is) }] },
  });
  const codes = async (changes: object) =>
    (await checkSite(siteFiles({ ...changes }))).problems.map(({ code, file }) => code + file);
  const wrongLabel = `schema/type${form}`;
  expect(await codes({ ...base, ...extending('contact', 'work') })).toEqual([wrongLabel]);
  expect(await codes({ ...base, ...extending('contact', 'play') })).toEqual([
    wrongLabel,
    `form/show-if-unknown-value${second}`,
  ]);
  expect(await codes(extending('nowhere', 'work'))).toEqual([`form/unknown${second}`]);
});
