import { expect, test } from 'vitest';
import { findText } from '../../tools/dev/node/find-text.ts';
import { createPreview } from '../../tools/dev/node/preview.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { form, home, homeEn, shell, withEdit } from '../pipeline/format-only-problem.ts';
import { type SiteFileMap, siteFiles, testPage } from '../site.ts';

const english = 'Start in English';

/** The test site with words that tell its files and languages apart. */
const changes: SiteFileMap = {
  [home]: testPage('pt', 'home', {
    sections: [
      {
        type: 'hero',
        id: 'hero',
        heading: 'O mesmo título',
        lead: 'Uma frase\n em duas linhas.',
        actions: [{ label: '@common.startNow', to: '#contact-section' }],
      },
      { type: 'contact', id: 'contact-section', heading: 'O mesmo título', form: 'contact' },
    ],
  }),
  [homeEn]: testPage('en', 'home', {
    sections: [
      { type: 'contact', id: 'contact-section', heading: 'The contact', form: 'contact' },
      {
        type: 'hero',
        id: 'hero',
        heading: 'The hero',
        lead: 'One sentence.',
        actions: [{ label: english, to: '#contact-section' }],
      },
    ],
  }),
  ...withEdit('translations/pt.json', ({ common }) =>
    Object.assign(common, { startNow: 'Começar agora', learnMore: 'Saiba mais' }),
  ),
  ...withEdit('translations/en.json', ({ common }) =>
    Object.assign(common, { startNow: 'Start now', learnMore: 'Learn more' }),
  ),
  ...withEdit(shell, ({ footer }) => (footer.tagline = 'Uma frase do rodapé')),
};

/** The line of a file that has a text, counted from 1. */
function lineOf(file: string, text: string, nth = 0): number {
  const lines = new TextDecoder().decode(siteFiles(changes).json.get(file)).split('\n');
  return lines.flatMap((line, index) => (line.includes(text) ? [index + 1] : []))[nth]!;
}

const find = async (address: string, section: string, ...texts: string[]) =>
  findText(
    (await checkSite(siteFiles(changes))).site!,
    { address, section, candidates: texts },
    '/site',
  ).map(({ language, file, line, text, absolutePath: absolute }) => {
    expect(absolute).toBe(`/site/${file}`);
    return `${language} ${file}:${line} ${text}`;
  });

test('a text is found in its own section first, and in the other languages by the section’s id', async () => {
  expect(await find('/', 'hero', 'O mesmo título')).toEqual([
    `pt ${home}:${lineOf(home, 'O mesmo título')} O mesmo título`,
    `en ${homeEn}:${lineOf(homeEn, 'The hero')} The hero`,
  ]);
  expect(await find('/', 'contact-section', 'O mesmo título')).toEqual([
    `pt ${home}:${lineOf(home, 'O mesmo título', 1)} O mesmo título`,
    `en ${homeEn}:${lineOf(homeEn, 'The contact')} The contact`,
  ]);
});

test('the language of the page comes first', async () => {
  expect(await find('/en', 'hero', 'The hero')).toEqual([
    `en ${homeEn}:${lineOf(homeEn, 'The hero')} The hero`,
    `pt ${home}:${lineOf(home, 'O mesmo título')} O mesmo título`,
  ]);
});

test('white space does not count', async () => {
  expect(await find('/', 'hero', '  Uma frase em duas   linhas. ')).toEqual([
    `pt ${home}:${lineOf(home, 'Uma frase')} Uma frase\n em duas linhas.`,
    `en ${homeEn}:${lineOf(homeEn, 'One sentence.')} One sentence.`,
  ]);
});

test('a text that names a message is found where the message is written; another language may have words of its own', async () => {
  expect(await find('/', 'hero', 'Começar agora')).toEqual([
    `pt translations/pt.json:${lineOf('translations/pt.json', 'Começar agora')} Começar agora`,
    `en ${homeEn}:${lineOf(homeEn, english)} ${english}`,
  ]);
});

test('texts of the interface, of the shell and of forms are found', async () => {
  expect(await find('/', '', 'Saiba mais')).toEqual([
    `pt translations/pt.json:${lineOf('translations/pt.json', 'Saiba mais')} Saiba mais`,
    `en translations/en.json:${lineOf('translations/en.json', 'Learn more')} Learn more`,
  ]);
  expect(await find('/', '', 'Uma frase do rodapé')).toEqual([
    `pt ${shell}:${lineOf(shell, 'Uma frase do rodapé')} Uma frase do rodapé`,
    `en pages-config/shell/en.json:${lineOf('pages-config/shell/en.json', 'A tagline')} A tagline`,
  ]);
  expect(await find('/', 'contact-section', 'Enviar')).toEqual([
    `pt ${form}:${lineOf(form, 'Enviar')} Enviar`,
    `en ${form}:${lineOf(form, '"Send"')} Send`,
  ]);
});

test('what the site says of itself is the same in every language', async () => {
  expect(await find('/en', '', 'Testbrand Ltd')).toEqual([
    `en pages-config/site.json:${lineOf('pages-config/site.json', 'Testbrand Ltd')} Testbrand Ltd`,
  ]);
});

test('of several readings of what was clicked, the first that is a text of the site counts', async () => {
  expect(await find('/', 'hero', 'O mesmo', 'O mesmo título', 'Começar agora')).toEqual(
    await find('/', 'hero', 'O mesmo título'),
  );
});

test('a text that no file has is not found', async () => {
  expect(await find('/', 'hero', 'Nobody wrote this')).toEqual([]);
  expect(await find('/', 'hero')).toEqual([]);
  expect(await find('/nowhere', 'hero', 'O mesmo título')).toEqual([]);
});

test('beside a card, texts are found where they stand in the file as it is', async () => {
  const text = new TextDecoder()
    .decode(siteFiles(changes).json.get(home))
    .replace('"lead"', '"laed"');
  const { site } = await createPreview()(siteFiles({ ...changes, [home]: text }));
  const [found] = findText(
    site!,
    { address: '/', section: 'contact-section', candidates: ['O mesmo título'] },
    '/site',
  );
  expect(found).toMatchObject({ file: home, line: lineOf(home, 'O mesmo título', 1) });
});
