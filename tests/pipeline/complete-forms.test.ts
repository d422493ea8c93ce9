import { expect, test } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { formsByLanguage } from '../../tools/pipeline/resolve/resolve-forms.ts';
import { siteFiles } from '../site.ts';
import { form, withEdit } from './format-only-problem.ts';

const label = { pt: 'Texto', en: 'Text' };
const text = (name: string, more: object = {}) => ({ name, kind: 'text', label, ...more });

test('a form has the fields of its base first, replaced by name, and then its own', async () => {
  const base = withEdit(form, (value) => {
    value.fields.push(text('FNAME'));
    value.hidden = [{ name: 'from', value: 'base' }];
  });
  const middle = {
    ...(Object.values(base)[0] as object),
    extends: 'contact',
    fields: [text('ROLE'), text('FNAME', { required: true })],
    hidden: [{ name: 'from', value: 'middle' }],
  };
  const last = { ...middle, extends: 'middle', fields: [text('MORE')], hidden: [] };
  const files = siteFiles({
    ...base,
    'pages-config/forms/middle.json': middle,
    'pages-config/forms/last.json': last,
  });
  const { site, problems } = await checkSite(files);
  expect(problems).toEqual([]);
  const resolved = formsByLanguage(site!).get('pt')!.get('last')!;
  expect(resolved.fields.map(({ name, required }) => [name, required])).toEqual([
    ['EMAIL', true],
    ['FNAME', true],
    ['ROLE', false],
    ['MORE', false],
  ]);
  expect(resolved.hidden).toEqual([{ name: 'from', value: 'middle' }]);
  const source = site!.completeForms.get('last')!;
  expect(
    ['/fields/0', '/fields/1', '/fields/2', '/fields/3'].map((at) => source.at(at).file),
  ).toEqual(
    ['contact', 'middle', 'middle', 'last'].map((name) => `pages-config/forms/${name}.json`),
  );
  expect(source.at('/fields/1').pointer).toBe('/fields/1');
  expect(source.at('/fields/2').pointer).toBe('/fields/0');
});
