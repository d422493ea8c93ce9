import { expect, test } from 'vitest';
import { parseMenuLabels } from '../../tools/editing/menu-labels.ts';
import { InvalidNameError } from '../../tools/editing/name-parser.ts';
import { required } from '../../tools/model/required.ts';
import { validate } from '../../tools/pipeline/validate/validate.ts';
import { copyTinySite, runTool } from '../run-tool.ts';
import { siteFiles } from '../site.ts';

const site = required(validate(siteFiles()).site, 'site');

test('what a menu says is told by language, in whatever case', () => {
  expect(parseMenuLabels(site, ['pt=Hospitais', 'EN=A = b'], 'en')).toEqual({
    pt: 'Hospitais',
    en: 'A = b',
  });
});

test.each([
  ['pt', 'As línguas do site: pt, en.'],
  ['en', 'The languages of the site: pt, en.'],
  ['es', 'Los idiomas del sitio: pt, en.'],
])('a label of no language is refused with the languages: %s', (language, known) => {
  for (const typed of ['en:Hospitals', 'fr=Salut', 'en', 'en=', '=x', ''])
    expect(() => parseMenuLabels(site, [typed], language), typed).toThrow(known);
  expect(() => parseMenuLabels(site, ['en'], language)).toThrow(InvalidNameError);
});

test('the command refuses such a label', async () => {
  const root = await copyTinySite();
  const page = ['--route', 'harbour', '--preset', 'curta', '--menu', 'none'];
  const said = await runTool(
    'new',
    ...page,
    '--label',
    'en:Harbour',
    '--root',
    root,
    '--lang',
    'en',
  );
  expect(said.code).toBe(1);
  expect(said.stdout + said.stderr).toContain('--label en:Harbour');
});
