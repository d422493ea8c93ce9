import { expect, it } from 'vitest';
import type { HeroSection, Page } from '../../src/generated/types.ts';
import { withChangedPages } from '../../tools/model/other-pages.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { factsOfPages } from '../../tools/pipeline/page-facts.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { type SiteFileMap, siteFiles } from '../site.ts';
import { form, home, homeEn, shell, withEdit } from './format-only-problem.ts';

/** What is known of a section holds for the same one elsewhere, and for nothing else. */

const glossary = {
  'pages-config/words.json': {
    terms: [{ language: 'pt', preferred: 'aluno', avoid: { freguês: 'aluno' } }],
  },
};

const pageOf = (file: string): Page => withEdit(file, () => {})[file] as Page;

/** Another page in both languages, with the sections of the first one after one of its own. */
function copied(change: (section: Record<string, unknown>) => void): SiteFileMap {
  const files = [home, homeEn].flatMap((file): [string, unknown][] => {
    const page = pageOf(file);
    const [section] = structuredClone(page.sections) as unknown as [Record<string, unknown>];
    change(section);
    const opening = { ...page.sections[0], id: 'opening' };
    const other = { title: `${page.title} 2`, description: `${page.description} 2` };
    const sections = [section, ...page.sections.slice(1)];
    return [
      [file, { ...page, sections }],
      [file.replace('home', 'copy'), { ...page, ...other, sections: [opening, ...sections] }],
    ];
  });
  return Object.fromEntries(files);
}

const check = async (changes: SiteFileMap) =>
  (await checkSite(siteFiles({ ...glossary, ...changes }))).problems.map(
    ({ code, file, pointer }) => `${code} ${file} ${pointer}`,
  );

it('is told of each page that has it, at its place there', async () => {
  expect(await check(copied(() => {}))).toEqual([]);
  expect(await check(copied((section) => (section.lead = 'Um freguês.')))).toEqual([
    `text/avoided-word ${home.replace('home', 'copy')} /sections/1/lead`,
    `text/avoided-word ${home} /sections/0/lead`,
  ]);
  expect(await check(copied((section) => (section.lead = 'Um <b>aluno</b>.')))).toHaveLength(4);
  expect(await check(copied((section) => (section.lead = '✎ Texto')))).toHaveLength(4);
  // A value that all languages of a page have alike is told once for the page.
  expect(await check(copied((section) => (section.heading = 7)))).toEqual([
    `schema/type ${home.replace('home', 'copy')} /sections/1/heading`,
    `schema/type ${home} /sections/0/heading`,
  ]);
});

it('is known by its own text, whatever stands among the sections', async () => {
  const [first, ...others] = pageOf(home).sections as [HeroSection, ...Page['sections']];
  const own = { ...first, lead: 'Um texto de agora.' };
  const sections = [null, own, { ...own, id: 'second' }, ...others];
  expect(await check({ [home]: { ...pageOf(home), sections } })).not.toEqual([]);
  const right = { ...pageOf(home), sections: [own, { ...own, id: 'second' }, ...others] };
  const { site } = await checkSite(siteFiles({ [home]: right }));
  const read = site?.pages.find(({ source }) => source.file === home)?.source.value.sections;
  const ids = read?.map((section) => (section as { id?: string }).id);
  expect(ids).toEqual(right.sections.map(({ id }) => id));
});

it('is told of the language that it is not in alone', async () => {
  const lead = 'Com isto você não perde mais tempo, nem o seu time, que já tem muito a fazer.';
  expect(await check(copied((section) => (section.lead = lead)))).toEqual(
    expect.arrayContaining([
      `language/other-language ${homeEn.replace('home', 'copy')} /sections/1/lead`,
      `language/other-language ${homeEn} /sections/0/lead`,
    ]),
  );
});

it('is right again once the glossary, or what it names, is another one', async () => {
  const changed = copied((section) => (section.lead = 'Um cliente.'));
  expect(await check(changed)).toEqual([]);
  const terms = [{ language: 'pt', preferred: 'aluno', avoid: { cliente: 'aluno' } }];
  expect(await check({ ...changed, 'pages-config/words.json': { terms } })).toHaveLength(2);
  const named = copied((section) => (section.lead = '@common.close'));
  expect(await check(named)).toEqual([]);
  expect(await check({ ...named, ...withEdit(form, () => {}), [shell]: undefined })).not.toEqual(
    [],
  );
});

it('has the facts and the content that it would have alone', async () => {
  const change = (section: Record<string, unknown>) => (section.lead = '@common.close');
  const { site } = await checkSite(siteFiles(copied(change)));
  const alone = withChangedPages(site!, ({ source, ...page }) => ({
    ...page,
    source: { ...source, value: structuredClone(source.value) },
  }));
  expect(factsOfPages(site!)).toEqual(factsOfPages(alone));
  const options = { build: 'test', encode: false, year: 2026 };
  const [{ pages }, separate] = await Promise.all([
    resolve(site!, options),
    resolve(alone, options),
  ]);
  expect(pages).toHaveLength(6);
  expect(JSON.stringify(pages)).toContain('"lead":"close"');
  expect(pages).toEqual(separate.pages);
});
