import { expect, it } from 'vitest';
import {
  form,
  formatOnlyProblem,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const label = { pt: 'Área', en: 'Area' };
const option = (value: string) => ({ value, label });
const withField = (field: object) =>
  withEdit(form, ({ fields }) => fields.push({ name: 'area', kind: 'select', label, ...field }));

it.each(['select', 'radio'])('a %s without options', async (kind) => {
  expect(await formatOnlyProblem(withField({ kind }))).toMatch(
    /^form\/no-options\n.* \/fields\/1\/kind\n/,
  );
});

it.each(['text', 'checkbox'])('options of a %s', async (kind) => {
  expect(await formatOnlyProblem(withField({ kind, options: [option('a'), option('b')] }))).toMatch(
    /^form\/idle-options\n.* \/fields\/1\/options\n/,
  );
});

it('two options of one value', async () => {
  const twice = withField({ options: [option('a'), option('b'), option('a')] });
  expect(await formatOnlyProblem(twice)).toMatch(
    /^form\/duplicate-option\n.* \/fields\/1\/options\/2\/value\n/,
  );
});

it('two fields of one role', async () => {
  expect(await formatOnlyProblem(withField({ kind: 'email', role: 'email' }))).toMatch(
    /^form\/duplicate-role\n.* \/fields\/1\/role\n/,
  );
});

it('options with values and texts, and a box, are right', async () => {
  const sound = withField({ options: [option('a'), option('b c')] });
  expect((await checkSite(siteFiles(sound))).problems).toEqual([]);
  expect((await checkSite(siteFiles(withField({ kind: 'checkbox' })))).problems).toEqual([]);
});

it('a name is the site’s own, of letters, digits and _', async () => {
  expect(
    (await checkSite(siteFiles(withField({ name: 'nome_do_2o', kind: 'text' })))).problems,
  ).toEqual([]);
  expect(await formatOnlyProblem(withField({ name: 'nome completo', kind: 'text' }))).toMatch(
    /^schema\/pattern\n.* \/fields\/1\/name\n/,
  );
});
