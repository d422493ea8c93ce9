import { expect, test } from 'vitest';
import { createLivePages } from '../../tools/dev/node/live-pages.ts';
import { createPreview, type Preview } from '../../tools/dev/node/preview.ts';
import { form, home, homeEn, shell, withEdit } from '../pipeline/format-only-problem.ts';
import { siteFiles as freshFiles, type SiteFileMap, testPage } from '../site.ts';

const about = 'pages-config/pages/about/us/pt.json';

const known = new Map<string, Uint8Array>();

/**
 * A site's files, where those that say the same are the same bytes, as they are while one file
 * after the other is saved.
 */
function siteFiles(...of: Parameters<typeof freshFiles>) {
  const files = freshFiles(...of);
  for (const [file, bytes] of files.json) {
    const key = file + new TextDecoder().decode(bytes);
    known.set(key, known.get(key) ?? bytes);
    files.json.set(file, known.get(key)!);
  }
  return files;
}

/** A preview that was shown a sound site, and what shows it another. */
async function afterSoundSite() {
  const preview = createPreview();
  await preview(siteFiles());
  return (changes: SiteFileMap, publicFiles?: Record<string, Uint8Array>) =>
    preview(siteFiles(changes, publicFiles));
}

/** A page's sections as they are shown. */
const sectionsOf = ({ site }: Preview, file: string) =>
  site?.pages
    .find(({ source }) => source.file === file)
    ?.source.value.sections.map((section) => section as unknown as Record<string, unknown>);
const headings = (preview: Preview, file: string) =>
  sectionsOf(preview, file)?.map(({ heading }) => heading);

/** The cards as `file id: codes`. */
const cardsOf = ({ problemCards: cards }: Preview) =>
  cards.map(
    ({ file, id, problems }) => `${file} ${id}: ${problems.map(({ code }) => code).join(' ')}`,
  );

const pageIn = (changes: SiteFileMap, file: string) => changes[file] as ReturnType<typeof testPage>;

test('a sound site is shown as it is', async () => {
  const preview = await createPreview()(siteFiles());
  expect(cardsOf(preview)).toEqual([]);
  expect(preview.problems).toEqual([]);
  expect(preview.site!.pages).toHaveLength(4);
});

test('a faulty section gives its place to a card, and the rest of the page is live', async () => {
  const show = await afterSoundSite();
  const changes = withEdit(home, ({ sections }) => {
    sections[0].heading = 'A new heading';
    sections[1].fomr = sections[1].form;
    delete sections[1].form;
  });
  const shown = await show(changes);
  expect(cardsOf(shown)).toEqual([`${home} contact-section: schema/unknown-key`]);
  expect(shown.problemCards[0]).toMatchObject({ index: 1 });
  expect(headings(shown, home)).toEqual(['A new heading', '…']);
  expect(sectionsOf(shown, home)![0]).toMatchObject({ fullHeight: false });
  expect(headings(shown, homeEn)).toEqual(['Heading of home', 'Contact']);
  expect(shown.problems.map(({ code }) => code)).toEqual(['schema/unknown-key']);

  const mended = await show({});
  expect(cardsOf(mended)).toEqual([]);
  expect(headings(mended, home)).toEqual(['Heading of home', 'Contact']);
});

test('a card tells of every problem of its section, at their places in the file', async () => {
  const show = await afterSoundSite();
  const changes = withEdit(home, ({ sections }) => {
    sections[0].ground = 'snad';
    sections[0].leed = 'x';
  });
  const { problemCards: cards } = await show(changes);
  const lines = JSON.stringify(pageIn(changes, home), null, 2).split('\n');
  expect(cards[0]!.problems.map(({ line }) => lines[line - 1]!.trim().slice(0, 8))).toEqual([
    '"ground"',
    '"leed": ',
  ]);
});

test.each([
  ['is of no known type', { type: 'herro', id: 'hero', heading: 'A' }, 'schema/unknown-block'],
  ['has no type', { id: 'hero', heading: 'A' }, 'schema/missing-type'],
  ['is no object', 'hero', 'schema/type'],
  [
    'names a form that is not there',
    { type: 'contact', id: 'hero', heading: 'A', form: 'nobody' },
    'form/unknown',
  ],
  [
    'names a picture that is not there',
    { type: 'split', id: 'hero', heading: 'A', picture: { src: '/images/none.png', alt: 'None' } },
    'picture/missing',
  ],
  [
    'names a message that is not there',
    { type: 'hero', id: 'hero', heading: '@home.nothing', lead: 'B' },
    'message/unknown',
  ],
  [
    'leads nowhere',
    {
      type: 'hero',
      id: 'hero',
      heading: 'A',
      lead: 'B',
      actions: [{ label: 'Go', to: '/nowhere' }],
    },
    'link/unknown-route',
  ],
])('a section that %s is a card', async (_what, section, code) => {
  const show = await afterSoundSite();
  const shown = await show(withEdit(home, ({ sections }) => (sections[0] = section)));
  expect(
    shown.problemCards.map(({ file, index: place, problems }) => [
      file,
      place,
      problems.map((problem) => problem.code),
    ]),
  ).toEqual([[home, 0, [code]]]);
  expect(sectionsOf(shown, home)!.map(({ id }) => id)).toEqual([
    typeof section === 'string' ? 'problem-1' : 'hero',
    'contact-section',
  ]);
});

test('two sections with one id: the second is a card with an id of its own', async () => {
  const show = await afterSoundSite();
  const shown = await show(withEdit(home, ({ sections }) => (sections[1].id = 'hero')));
  expect(shown.problemCards.map(({ index: place, id }) => [place, id])).toEqual([[1, 'problem-2']]);
  expect(sectionsOf(shown, home)!.map(({ id }) => id)).toEqual(['hero', 'problem-2']);
});

test('what is missing is told of once, and is a card wherever it is named', async () => {
  const show = await afterSoundSite();
  const missing = (route: string, language: string) =>
    testPage(language, route, {
      sections: [
        { type: 'hero', id: 'hero', heading: 'A', lead: 'B' },
        { type: 'contact', id: 'contact-section', heading: 'B', form: 'nobody' },
      ],
    });
  const shown = await show({ [home]: missing('home', 'pt'), [homeEn]: missing('home', 'en') });
  expect(shown.problems.map(({ code }) => code)).toEqual(['form/unknown']);
  expect(cardsOf(shown).sort()).toEqual([
    `${homeEn} contact-section: form/unknown`,
    `${home} contact-section: form/unknown`,
  ]);
  expect(shown.problemCards[0]!.problems).toEqual(shown.problemCards[1]!.problems);
});

test('a picture that cannot be read is a card', async () => {
  const show = await afterSoundSite();
  const changes = withEdit(
    home,
    ({ sections }) =>
      (sections[0] = {
        type: 'split',
        id: 'hero',
        heading: 'A',
        picture: { src: '/images/a.png', alt: 'A' },
      }),
  );
  const shown = await show(changes, { '/images/a.png': new TextEncoder().encode('no picture') });
  expect(cardsOf(shown)).toEqual([`${home} hero: picture/damaged`]);
  expect(shown.problems.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['picture/damaged']),
  );
});

test('a key that stands twice in a section is a card, and the other sections are whole', async () => {
  const show = await afterSoundSite();
  const text = JSON.stringify(testPage('pt', 'home'), null, 2).replace(
    '"heading": "Contact"',
    '"heading": "Contact", "heading": "Contact us"',
  );
  const shown = await show({ [home]: text });
  expect(cardsOf(shown)).toEqual([`${home} contact-section: json/duplicate-key`]);
  expect(sectionsOf(shown, home)![0]).toMatchObject({ fullHeight: false });
});

test('a section that only differs from the other languages is live', async () => {
  const show = await afterSoundSite();
  const shown = await show(
    withEdit(homeEn, ({ sections }) =>
      sections.push({ type: 'notice', id: 'more', heading: 'More' }),
    ),
  );
  expect(shown.problems.map(({ code }) => code)).toEqual(['page/section-extra']);
  expect(cardsOf(shown)).toEqual([]);
  expect(headings(shown, homeEn)).toEqual(['Heading of home', 'Contact', 'More']);
});

test('a file that cannot be read stays as it was, cards and all, until it is mended', async () => {
  const show = await afterSoundSite();
  await show(withEdit(home, ({ sections }) => (sections[1].form = 'nobody')));
  const broken = await show({ [home]: '{ "title": ' });
  expect(broken.problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
    `json/unfinished ${home}`,
  ]);
  expect(cardsOf(broken)).toEqual([`${home} contact-section: form/unknown`]);
  expect(headings(broken, home)).toEqual(['Heading of home', '…']);
  const mended = await show(withEdit(home, ({ sections }) => (sections[0].heading = 'Mended')));
  expect(cardsOf(mended)).toEqual([]);
  expect(headings(mended, home)).toEqual(['Mended', 'Contact']);
});

test('what a page says of itself is as it last was, where it is wrong, and its sections are live', async () => {
  const show = await afterSoundSite();
  const changes = withEdit(home, (value) => {
    value.title = 'x'.repeat(70);
    delete value.description;
    value.accnet = 30;
    value.sections[0].heading = 'Live';
  });
  const { source } = (await show(changes)).site!.pages.find((each) => each.source.file === home)!;
  expect(source.value).toMatchObject({
    title: 'home (pt)',
    description: expect.stringMatching(/^Test page home, pt/),
  });
  expect(source.value).not.toHaveProperty('accnet');
  expect(source.value.sections[0]).toMatchObject({ heading: 'Live' });
});

test('a page that was wrong in itself from the start shows its sections all the same', async () => {
  const shown = await createPreview()(siteFiles(withEdit(home, (value) => delete value.title)));
  expect(headings(shown, home)).toEqual(['Heading of home', 'Contact']);
});

test('a page that is lost from the start leaves the others live, those that lead to it too', async () => {
  const shown = await createPreview()(siteFiles({ [about]: '{' }));
  expect(shown.site!.pages.map(({ source }) => source.file)).toEqual([
    'pages-config/pages/about/us/en.json',
    homeEn,
    home,
  ]);
  expect(cardsOf(shown)).toEqual([]);
  expect(shown.problems.map(({ file }) => file)).toEqual([about]);
});

test('a broken shell, form or file of messages stays as it last was', async () => {
  const show = await afterSoundSite();
  const shown = await show({
    [shell]: '{',
    [form]: withEdit(form, (value) => (value.fields[0].kind = 'emial'))[form],
    'translations/en.json': '[]',
  });
  expect(shown.site!.shells.get('pt')!.value.footer.tagline).toBe('A tagline');
  expect(shown.site!.forms.get('contact')!.value.fields[0]!.kind).toBe('email');
  expect(shown.site!.messages.get('en')!.value.navigation.offer).toBe('offer');
  expect(cardsOf(shown)).toEqual([]);
  expect(new Set(shown.problems.map(({ file }) => file))).toEqual(
    new Set([form, shell, 'translations/en.json']),
  );
});

test('where a shell or messages are lost from the start, those of another language stand in', async () => {
  const shown = await createPreview()(siteFiles({ [shell]: '{', 'translations/en.json': '[]' }));
  expect(shown.site!.shells.get('pt')!.file).toBe('pages-config/shell/en.json');
  expect(shown.site!.messages.get('en')!.file).toBe('translations/pt.json');
  expect(shown.site!.pages).toHaveLength(4);
});

test('messages whose words cannot be formatted are not shown', async () => {
  const show = await afterSoundSite();
  const shown = await show(
    withEdit('translations/pt.json', ({ common }) => (common.close = 'Fechar {')),
  );
  expect(shown.site!.messages.get('pt')!.value.common.close).toBe('close');
});

test('a form that is lost from the start is a card in each section that has it', async () => {
  const shown = await createPreview()(
    siteFiles({ [form]: withEdit(form, (value) => (value.fields[0].kind = 'emial'))[form] }),
  );
  expect(cardsOf(shown)).toHaveLength(4);
  expect(cardsOf(shown)).toContain(`${home} contact-section: schema/enum`);
  expect(shown.problemCards[0]!.problems[0]).toMatchObject({
    file: form,
    pointer: '/fields/0/kind',
  });
});

test('a file that another one made wrong is saved as it was: what was shown stays', async () => {
  const preview = createPreview();
  await preview(freshFiles());
  const shown = await preview(
    freshFiles(withEdit('translations/pt.json', ({ common }) => (common.close = 'Fechar {name}'))),
  );
  expect(shown.site!.pages).toHaveLength(4);
  expect(shown.problems.map(({ code }) => code)).toContain('message/placeholder');
});

test('without a site that can be used nothing shows, and later what was shown stays', async () => {
  const preview = createPreview();
  const broken = siteFiles(withEdit('pages-config/site.json', (value) => delete value.brand));
  expect(await preview(broken)).toMatchObject({
    site: undefined,
    problemCards: [],
    problems: [{ code: 'schema/missing-key' }],
  });
  await preview(siteFiles());
  expect((await preview(broken)).site!.config.value.brand.name).toBe('Testbrand');
  expect(
    (await preview(siteFiles({ 'pages-config/site.json': undefined }))).site!.config.value.brand
      .name,
  ).toBe('Testbrand');
});

test('a file that is deleted is gone, and what named it is a card', async () => {
  const show = await afterSoundSite();
  expect(
    (await show({ [about]: undefined })).site!.pages.map(({ source }) => source.file),
  ).not.toContain(about);
  const link = { actions: [{ label: 'On', to: '/about/us' }] };
  const withoutPage = await show({
    [about]: undefined,
    [about.replace('pt', 'en')]: undefined,
    ...withEdit(home, ({ sections }) => Object.assign(sections[0], link)),
    ...withEdit(shell, ({ footer }) => (footer.tagline = 'Without that page')),
  });
  expect(cardsOf(withoutPage)).toEqual([`${home} hero: link/unknown-route`]);
  expect(withoutPage.site!.shells.get('pt')!.value.footer.tagline).toBe('Without that page');
  const withoutForm = await show({ [form]: undefined });
  expect(cardsOf(withoutForm)).toHaveLength(4);
  expect(
    new Set(withoutForm.problemCards.flatMap(({ problems }) => problems.map(({ code }) => code))),
  ).toEqual(new Set(['form/unknown']));
});

test('texts that wait to be written and links to drafts show, and are no problem yet', async () => {
  const draft = { status: 'draft' };
  const shown = await createPreview()(
    siteFiles({
      [home]: testPage('pt', 'home', { title: '✎ Title to write' }),
      [about]: testPage('pt', 'about/us', draft),
      'pages-config/pages/about/us/en.json': testPage('en', 'about/us', draft),
    }),
  );
  expect({
    problems: shown.problems,
    problemCards: shown.problemCards,
    pages: shown.site!.pages.length,
  }).toEqual({ problems: [], problemCards: [], pages: 4 });
});

test('whatever becomes of a file, what was shown can still be rendered', async () => {
  const preview = createPreview();
  const sound = siteFiles();
  await preview(sound);
  const wrecks = (text: string) => [
    '',
    '[]',
    '"x"',
    '{}',
    'null',
    text.slice(0, text.length / 2),
    ...Object.keys(JSON.parse(text)).flatMap((key) =>
      ['null', '7', '[]', '{}'].map((value) =>
        JSON.stringify({ ...JSON.parse(text), [key]: JSON.parse(value) }),
      ),
    ),
  ];
  for (const [file, bytes] of sound.json) {
    for (const wreck of wrecks(new TextDecoder().decode(bytes))) {
      const { site } = await preview(siteFiles({ [file]: wreck }));
      const pages = await createLivePages(site!);
      for (const address of ['/', '/en', '/about/us', '/en/about/us'])
        expect(
          (await pages.at(address)).sections.length,
          `${address} with ${file}: ${wreck}`,
        ).toBeGreaterThan(0);
    }
  }
});
