import { expect, it, test } from 'vitest';
import { createNameParser, InvalidNameError } from '../../tools/editing/name-parser.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { validate } from '../../tools/pipeline/validate/validate.ts';
import { siteFiles, testPage } from '../site.ts';

/** What leads out of a folder, hides, or is another file than it seems. */
const odd = [
  '../x',
  '..',
  '.',
  '.x',
  'a/../../x',
  'a//x',
  '..\\x',
  'a\\x',
  'C:x',
  '%2e%2e%2fx',
  'a\u0000',
  'a\nx',
  'a b',
  'Á',
  'a\u202Ex',
  '~',
  '$HOME',
  '__proto__',
];

test('no command gives a page, form, section or file a name that leads elsewhere', () => {
  const { site } = validate(siteFiles());
  const names = createNameParser(site!, 'en');
  for (const name of [...odd, '', '/', '-rf', 'a/'])
    for (const parse of [
      ...(['a/', '/'].includes(name) ? [] : [names.newRoute]),
      names.newForm,
      (typed: string) => names.newSection('home', typed),
      names.newFile,
      (typed: string) => names.newFile(`/images/${typed}`),
    ])
      expect(() => parse(name), JSON.stringify(name)).toThrow(InvalidNameError);
  expect([names.newRoute('a/x'), names.newForm('a-x'), names.newFile('/images/a.x-1.png')]).toEqual(
    ['a/x', 'a-x', '/images/a.x-1.png'],
  );
});

test.each([
  ['pt', 'Não há formulário clinicass.', 'Não há seção /#herro.', 'Falta dizer: o nome, depois de'],
  ['en', 'There is no form clinicass.', 'There is no section /#herro.', 'missing: the name, after'],
  ['es', 'No hay formulario clinicass.', 'No hay sección /#herro.', 'decir: el nombre, después de'],
])('what is not there, or not said, is told with its kind: %s', (language, form, section, none) => {
  const names = createNameParser(validate(siteFiles()).site!, language);
  expect(() => names.form('clinicass')).toThrow(form);
  expect(() => names.section('home', 'herro')).toThrow(section);
  expect(() => names.file('')).toThrow(`${none} picture.`);
});

const codesOf = async (files: Record<string, object>) =>
  (await checkSite(siteFiles(files))).problems.map(({ code }) => code);

it.each(odd)(
  'the check names what is called so, page, slug, form and section: %j',
  async (name) => {
    const page = testPage('pt', 'about/us');
    // A name of two lines is no page's at all.
    expect(await codesOf({ [`pages-config/pages/${name}/pt.json`]: page })).toContain(
      name.includes('\n') ? 'site/unknown-file' : 'page/folder-name',
    );
    const withSlug = testPage('pt', 'about/us', { slug: name });
    expect(await codesOf({ 'pages-config/pages/about/us/pt.json': withSlug })).toEqual([
      'schema/pattern',
    ]);
    for (const file of [`forms/${name}.json`, `sections/${name}/pt.json`])
      expect(await codesOf({ [`pages-config/${file}`]: {} }), file).toEqual(['site/unknown-file']);
  },
);
