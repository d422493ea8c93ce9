import { expect, it } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { resolvedTexts, translationsOf } from '../../tools/pipeline/compare/translations.ts';
import {
  formatOnlyProblem,
  homeEn,
  homePt,
  languageProblems,
  translatedSite,
} from './translated-site.ts';

const theProblem = async (changes: Parameters<typeof translatedSite>[0]) =>
  formatOnlyProblem(await languageProblems(translatedSite(changes)));

it('a translated and accepted site has nothing to tell', async () => {
  expect(await languageProblems(translatedSite())).toEqual([]);
});

it('a text left in the main language', async () => {
  expect(
    await theProblem({ [homeEn]: (page) => (page.sections[1].items[1].heading = 'Segunda coisa') }),
  ).toMatchInlineSnapshot(`
    "language/identical-text (warning)
    pages-config/pages/home/en.json:38:22 /sections/1/items/1/heading
    O texto de "cards/items/2/heading" está igual ao da língua principal: Segunda coisa
    Traduza o texto. Se ele é mesmo igual nas duas línguas, como um nome próprio, diga o motivo no fim do arquivo: "languageExceptions": {"identicalText": {"cards/items/2/heading": "Nome próprio"}}."
  `);
});

it('figures that differ, which the check of the site tells too, as a warning', async () => {
  const change = {
    [homeEn]: (page: { sections: { lead: string }[] }) =>
      (page.sections[0]!.lead = 'More than 50 devices'),
  };
  expect(await theProblem(change)).toMatchInlineSnapshot(`
    "language/other-figures (warning)
    pages-config/pages/home/en.json:15:15 /sections/0/lead
    Os números de "hero/lead" não são os da língua principal: lá 500, aqui 50.
    Confira qual está certo e iguale os dois. Se a diferença é de propósito, diga o motivo no fim do arquivo: "languageExceptions": {"otherFigures": {"hero/lead": "o motivo"}}."
  `);
  expect(
    (await checkSite(translatedSite(change))).problems.map(
      ({ code, severity }) => `${code} ${severity}`,
    ),
  ).toEqual(['language/other-figures warning']);
});

it('another link', async () => {
  expect(
    await theProblem({ [homeEn]: (page) => (page.sections[1].items[0].link.to = '/') }),
  ).toMatchInlineSnapshot(`
    "language/other-link (warning)
    pages-config/pages/home/en.json:34:19 /sections/1/items/0/link/to
    O link de "cards/items/1/link/to" não leva ao mesmo lugar que na língua principal: lá /about/us, aqui /.
    Ponha o mesmo destino. Se a diferença é de propósito, diga o motivo no fim do arquivo: "languageExceptions": {"otherLink": {"cards/items/1/link/to": "o motivo"}}."
  `);
});

it('a link with a slash at its end is no other one', async () => {
  const files = translatedSite({
    [homeEn]: (page) => (page.sections[1].items[0].link.to = '/about/us/'),
  });
  expect(await languageProblems(files)).toEqual([]);
});

it('another picture', async () => {
  const logos = (src: string) => (page: { sections: object[] }) =>
    page.sections.push({
      type: 'logos',
      id: 'logos',
      heading: '2',
      items: ['1', '2', '3', '4'].map((name) => ({ name, src })),
    });
  const files = translatedSite({ [homePt]: logos('/a.png'), [homeEn]: logos('/a.png') });
  files.publicFiles
    .set('/a.png', async () => new Uint8Array())
    .set('/b.png', async () => new Uint8Array());
  const text = new TextDecoder().decode(files.json.get(homeEn));
  files.json.set(homeEn, new TextEncoder().encode(text.replace('/a.png', '/b.png')));
  expect(
    formatOnlyProblem(
      (await languageProblems(files)).filter(({ code }) => code !== 'language/unrecorded'),
    ),
  ).toMatchInlineSnapshot(`
    "language/other-picture (warning)
    pages-config/pages/home/en.json:61:18 /sections/3/items/0/src
    A imagem ou o vídeo de "logos/items/1/src" não é o da língua principal: lá /a.png, aqui /b.png.
    Ponha o mesmo arquivo. Se a diferença é de propósito, diga o motivo no fim do arquivo: "languageExceptions": {"otherPicture": {"logos/items/1/src": "o motivo"}}."
  `);
});

it('another choice', async () => {
  expect(
    await theProblem({ [homeEn]: (page) => (page.sections[1].items[0].icon = 'star') }),
  ).toMatchInlineSnapshot(`
    "language/other-setting (warning)
    pages-config/pages/home/en.json:31:19 /sections/1/items/0/icon
    A escolha de "cards/items/1/icon" não é a da língua principal: lá heart, aqui star.
    Ponha o mesmo valor. Se a diferença é de propósito, diga o motivo no fim do arquivo: "languageExceptions": {"otherSetting": {"cards/items/1/icon": "o motivo"}}."
  `);
});

it('a draft may say so in one language: that makes it one in all', async () => {
  expect(
    (
      await languageProblems(
        translatedSite({
          'pages-config/pages/about/us/pt.json': (page) => (page.status = 'draft'),
        }),
      )
    ).map(({ code }) => code),
  ).toEqual([]);
});

it('a text that is missing', async () => {
  expect(
    await theProblem({ [homePt]: (page) => (page.sections[1].lead = 'Só em português') }),
  ).toMatchInlineSnapshot(`
    "language/missing-part (warning)
    pages-config/pages/home/en.json:23:5 /sections/1
    Falta "cards/lead": na língua principal há Só em português, aqui –.
    Copie o que falta do arquivo da língua principal e traduza. Se falta de propósito, diga o motivo no fim do arquivo: "languageExceptions": {"missingPart": {"cards/lead": "o motivo"}}."
  `);
});

it('a text too many', async () => {
  expect(
    await theProblem({ [homeEn]: (page) => (page.sections[1].lead = 'Only in English') }),
  ).toMatchInlineSnapshot(`
    "language/extra-part (warning)
    pages-config/pages/home/en.json:47:15 /sections/1/lead
    "cards/lead" tem algo que a língua principal não tem: lá –, aqui Only in English.
    Tire o que sobra ou ponha o mesmo na língua principal. Se sobra de propósito, diga o motivo no fim do arquivo: "languageExceptions": {"extraPart": {"cards/lead": "o motivo"}}."
  `);
});

it('a shorter list is one finding, and its items are not compared', async () => {
  expect(
    await theProblem({
      [homePt]: (page) => page.sections[1].items.unshift({ heading: 'Nova', text: 'Nova.' }),
    }),
  ).toMatchInlineSnapshot(`
    "language/missing-part (warning)
    pages-config/pages/home/en.json:27:16 /sections/1/items
    Falta "cards/items": na língua principal há 3, aqui 2.
    Copie o que falta do arquivo da língua principal e traduza. Se falta de propósito, diga o motivo no fim do arquivo: "languageExceptions": {"missingPart": {"cards/items": "o motivo"}}."
  `);
});

it('menus in another order', async () => {
  const menus =
    (first: string, second: string, labels: Record<string, string>) =>
    (shell: { header: { menus: object[] } }) =>
      (shell.header.menus = [first, second].map((id) => ({
        id,
        label: labels[id],
        items: [{ label: '@common.learnMore', to: '/' }],
      })));
  const files = translatedSite({
    'pages-config/shell/pt.json': menus('more', 'other', { more: 'More', other: 'Outros' }),
    'pages-config/shell/en.json': menus('other', 'more', { more: 'Further', other: 'Others' }),
  });
  expect(
    (await languageProblems(files)).map(
      ({ code, params }) => `${code} ${params.path}: ${params.expected} / ${params.found}`,
    ),
  ).toContain('language/other-order header/menus: more, other / other, more');
});

it('what the check of the site tells is told once, and its sections are not compared', async () => {
  const codes = async (change: (page: { sections: object[] }) => void) =>
    (await languageProblems(translatedSite({ [homeEn]: change }))).map(({ code }) => code);
  expect(await codes((page) => page.sections.splice(1, 1))).toEqual(['page/section-missing']);
  expect(await codes((page) => page.sections.push(page.sections.splice(1, 1)[0]!))).toEqual([
    'page/section-order',
  ]);
  expect(
    await codes(
      (page) =>
        (page.sections[1] = {
          type: 'banner',
          id: 'cards',
          heading: 'Other',
          actions: [{ label: 'Go', to: '/' }],
        }),
    ),
  ).toEqual(['page/section-type']);
});

it('a text in a form', async () => {
  expect(
    await theProblem({
      'pages-config/forms/contact.json': (form) => (form.purpose.en = form.purpose.pt),
    }),
  ).toMatchInlineSnapshot(`
    "language/identical-text (warning)
    pages-config/forms/contact.json:24:11 /purpose/en
    O texto de "purpose/en" está igual ao da língua principal: Para responder.
    Traduza o texto. Se ele é mesmo igual nas duas línguas, como um nome próprio, diga o motivo no fim do arquivo: "languageExceptions": {"identicalText": {"purpose/en": "Nome próprio"}}."
  `);
});

it('a text that names a message says what the message says', async () => {
  const named = translatedSite({
    [homeEn]: (page) => (page.sections[1].items[0].heading = '@common.startNow'),
  });
  expect(await languageProblems(named)).toEqual([]);
  const close = (messages: { common: { close: string } }) => (messages.common.close = 'Ende');
  const alike = translatedSite({
    'translations/pt.json': close,
    'translations/en.json': close,
    [homePt]: (page) => (page.sections[1].heading = 'Ende'),
    [homeEn]: (page) => (page.sections[1].heading = '@common.close'),
  });
  expect(
    (await languageProblems(alike))
      .filter(({ code }) => code === 'language/identical-text')
      .map(({ file }) => file),
  ).toEqual(['translations/en.json']);
});

it('a text that names a message is the source in the main language’s words', async () => {
  const { site } = await checkSite(
    translatedSite({ [homePt]: (page) => (page.sections[0].heading = '@common.startNow') }),
  );
  const home = translationsOf(site!).find(({ name }) => name === '/')!;
  expect(resolvedTexts(site!, home).find(({ path }) => path === 'hero/heading')).toMatchObject({
    source: 'startNow',
    text: 'Opening of start',
    isFromMessages: false,
  });
});

it('what differs on purpose is declared where it is, for a place and all within it', async () => {
  const change = (exceptions: object) => ({
    [homeEn]: (page: {
      sections: { lead: string; items: { heading: string; text: string }[] }[];
      languageExceptions: object;
    }) => {
      Object.assign(page.sections[1]!.items[0]!, {
        heading: 'Primeira coisa',
        text: 'Primeira coisa.',
      });
      page.sections[0]!.lead = 'Devices';
      page.languageExceptions = exceptions;
    },
  });
  const excepted = {
    identicalText: { 'cards/items/1': 'A name' },
    otherFigures: { 'hero/lead': 'Not told here' },
  };
  expect(await languageProblems(translatedSite(change(excepted)))).toEqual([]);
  expect(
    (
      await languageProblems(
        translatedSite(
          change({ ...excepted, identicalText: { 'cards/items/1/heading': 'A name' } }),
        ),
      )
    ).map(({ params }) => params.path),
  ).toEqual(['cards/items/1/text']);
});

it('an exception that nothing needs', async () => {
  expect(
    await theProblem({
      [homeEn]: (page) => (page.languageExceptions = { identicalText: { 'hero/lead': 'A name' } }),
    }),
  ).toMatchInlineSnapshot(`
    "language/needless-exception (warning)
    pages-config/pages/home/en.json:63:20 /languageExceptions/identicalText/hero~1lead
    A exceção de "hero/lead" em "identicalText" não é mais precisa: não há diferença ali.
    Apague essa linha de "languageExceptions", ou confira se o lugar ainda tem esse nome."
  `);
});

it('an exception of another kind is not the one that is needed', async () => {
  const change = (page: { sections: { lead: string }[]; languageExceptions: object }) => {
    page.sections[0]!.lead = 'Devices';
    page.languageExceptions = { otherLink: { 'hero/lead': 'A reason' } };
  };
  expect(
    (await languageProblems(translatedSite({ [homeEn]: change }))).map(({ code }) => code),
  ).toEqual(['language/other-figures', 'language/needless-exception']);
});

it('a form’s exceptions are needed where one of its languages needs them', async () => {
  const files = translatedSite({
    'pages-config/forms/contact.json': (form) => {
      form.purpose.en = form.purpose.pt;
      form.languageExceptions = { identicalText: { 'purpose/en': 'A name' } };
    },
  });
  expect(await languageProblems(files)).toEqual([]);
});
