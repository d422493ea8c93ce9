import { expect, test } from 'vitest';
import { createSiteView, type LiveSite } from '../../tools/dev/node/live-site.ts';
import { createPreview } from '../../tools/dev/node/preview.ts';
import { addressOf } from '../../tools/model/addresses.ts';
import type { SiteFiles } from '../../tools/model/site.ts';
import { form, home, homeEn, shell } from '../pipeline/format-only-problem.ts';
import { siteFiles } from '../site.ts';

const about = 'pages-config/pages/about/us/pt.json';

/** The same files but for one, as they are once it was saved. */
function saved(files: SiteFiles, file: string, change: (value: any) => void): SiteFiles {
  const value = JSON.parse(Buffer.from(files.json.get(file)!).toString());
  change(value);
  return { ...files, json: new Map(files.json).set(file, Buffer.from(JSON.stringify(value))) };
}

/** All that is shown of a site. */
async function shownOf({ site, pages, problems, state }: LiveSite) {
  const addresses = site!.pages.flatMap(({ path }) =>
    site!.config.value.languages.map((language) => addressOf(site!, path, language)),
  );
  const named = site!.references.map(({ kind, value, pointer, source }) =>
    [kind, value, pointer, source.file].join(' '),
  );
  return {
    pages: await Promise.all(addresses.map((address) => pages!.at(address))),
    moved: addresses.map((address) => pages!.movedTo(address)),
    shells: pages!.shells,
    named: named.sort(),
    files: site!.pages.map(({ source }) => [
      source.file,
      source.value,
      site!.pageBySource.get(source),
    ]),
    versions: [...site!.versions].map(([path, all]) => [
      path,
      all.map(({ source }) => source.value),
    ]),
    problems,
    state,
  };
}

const wordChanges: [what: string, file: string, change: (value: any) => void][] = [
  ['a heading', home, ({ sections }) => (sections[0].heading = 'Um porto para todos')],
  ['the same again', home, ({ sections }) => (sections[0].heading = 'Outro porto')],
  ['a title', about, (page) => (page.title = 'Quem somos nós, em poucas linhas')],
  [
    'a description',
    homeEn,
    (page) => (page.description = 'Boats for everybody who likes water, wind and long days.'),
  ],
  [
    'a figure that only one language has',
    home,
    ({ sections }) => (sections[0].heading = 'De 12 a 40'),
  ],
  ['and another text', about, ({ sections }) => (sections[0].heading = 'Sobre nós e o mar')],
  ['and it is gone', home, ({ sections }) => (sections[0].heading = 'Um porto')],
];

test('after each change of words all is shown as of a site that is looked at as a whole', async () => {
  const view = createSiteView('/site', 'pt');
  const preview = createPreview();
  let files = siteFiles();
  await view(files);
  await preview(files);
  const withProblems: string[] = [];
  for (const [what, file, change] of wordChanges) {
    files = saved(files, file, change);
    const { changed } = await preview(files);
    expect(
      changed?.pages.some(({ source }) => source.file === file),
      what,
    ).toBe(true);
    const live = await view(files);
    const anew = await createSiteView('/site', 'pt')(files);
    expect(await shownOf(live), what).toEqual(await shownOf(anew));
    if (live.problems.length > 0) withProblems.push(what);
  }
  expect(withProblems).toEqual(['a figure that only one language has', 'and another text']);
});

test.each<[string, string, (value: any) => void]>([
  ['an id', home, ({ sections }) => (sections[1].id = 'other')],
  ['a section less', home, ({ sections }) => sections.pop()],
  ['the title of another page', about, (page) => (page.title = 'title of home in en')],
  ['a draft', about, (page) => (page.status = 'draft')],
  ['a label of a form', form, ({ fields }) => (fields[0].label.pt = 'Seu nome')],
  ['the footer', shell, ({ footer }) => (footer.copyright = 'Outra')],
  ['a mistake', home, ({ sections }) => (sections[0].heading = 7)],
])('what others may see is looked at as a whole: %s', async (_what, file, change) => {
  const preview = createPreview();
  let files = saved(siteFiles(), homeEn, (page) => (page.title = 'title of home in en'));
  await preview(files);
  files = saved(files, file, change);
  const { changed, problems } = await preview(files);
  expect(changed).toBeUndefined();
  expect(problems).toEqual((await createPreview()(files)).problems);
});

test('a file more, and one that is gone, are seen', async () => {
  const preview = createPreview();
  const files = siteFiles();
  await preview(files);
  const less = { ...files, json: new Map([...files.json].filter(([file]) => file !== about)) };
  expect((await preview(less)).changed).toBeUndefined();
  expect((await preview(files)).changed).toBeUndefined();
  const picture = {
    ...files,
    publicFiles: new Map(files.publicFiles).set('/images/new.png', async () => new Uint8Array()),
  };
  expect((await preview(picture)).changed).toBeUndefined();
});
