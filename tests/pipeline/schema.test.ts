import { expect, it } from 'vitest';
import { blockSchemas } from '../../tools/model/schemas.ts';
import { config, form, formatOnlyProblem, home, homeEn, withEdit } from './format-only-problem.ts';

const types = [...Object.keys(blockSchemas()), 'shared'].join(', ');

function rename(object: Record<string, unknown>, from: string, to: string) {
  object[to] = object[from];
  delete object[from];
}

it('an unknown block', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => (sections[0].type = 'heroo'))),
  ).toBe(
    `schema/unknown-block\n${home}:12:15 /sections/0/type\nNão existe um bloco do tipo "heroo".\nVocê quis dizer "hero"? Os tipos que existem são: ${types}.`,
  );
});

it('a block that resembles none', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => (sections[0].type = 'timetable'))),
  ).toBe(
    `schema/unknown-block\n${home}:12:15 /sections/0/type\nNão existe um bloco do tipo "timetable".\nEscolha um destes tipos: ${types}.`,
  );
});

it('a section without a type', async () => {
  expect(await formatOnlyProblem(withEdit(home, ({ sections }) => delete sections[0].type))).toBe(
    `schema/missing-type\n${home}:11:5 /sections/0\nEsta seção não diz de que tipo é.\nAcrescente "type" com um destes: ${types}.`,
  );
});

it('a section without a type is not thought to misspell it in a key that blocks have', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(
        home,
        ({ sections }) => (sections[0] = { id: 'hero', heading: 'Signs', tone: 'sand' }),
      ),
    ),
  ).toContain('Esta seção não diz de que tipo é.');
});

it('a section whose type is misspelt', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => rename(sections[0], 'type', 'tpye'))),
  ).toMatchInlineSnapshot(`
    "schema/unknown-key
    pages-config/pages/home/pt.json:21:7 /sections/0/tpye
    O campo "tpye" não existe aqui.
    Você quis dizer "type"? Campos possíveis: type."
  `);
});

it('a required key that is misspelt', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(home, ({ sections }) => rename(sections[0], 'heading', 'headng')),
    ),
  ).toMatchInlineSnapshot(`
    "schema/unknown-key
    pages-config/pages/home/pt.json:21:7 /sections/0/headng
    O campo "headng" não existe aqui.
    Você quis dizer "heading"? Campos possíveis: heading, ground, spacing, eyebrow, headingSize, layout, fullHeight, assurances, mockup, companion, photo, art, tone."
  `);
});

it('a key with a default that is misspelt', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(home, ({ sections }) => rename(sections[0], 'actions', 'action')),
    ),
  ).toMatchInlineSnapshot(`
    "schema/unknown-key
    pages-config/pages/home/pt.json:16:7 /sections/0/action
    O campo "action" não existe aqui.
    Você quis dizer "actions"? Campos possíveis: ground, spacing, eyebrow, headingSize, layout, fullHeight, actions, assurances, mockup, companion, photo, art, tone."
  `);
});

it('a misspelt key where one of several must stand', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(home, ({ sections }) => rename(sections[0].actions[0], 'to', 'ot')),
    ),
  ).toMatchInlineSnapshot(`
    "schema/unknown-key
    pages-config/pages/home/pt.json:19:11 /sections/0/actions/0/ot
    O campo "ot" não existe aqui.
    Você quis dizer "to"? Campos possíveis: to, href, modal, look."
  `);
});

it('a misspelt key of the messages, where keys are free', async () => {
  expect(
    await formatOnlyProblem(
      withEdit('translations/pt.json', ({ common }) => rename(common, 'close', 'clsoe')),
    ),
  ).toMatchInlineSnapshot(`
    "schema/unknown-key
    translations/pt.json:65:5 /common/clsoe
    O campo "clsoe" não existe aqui.
    Você quis dizer "close"? Campos possíveis: close."
  `);
});

it('a key that resembles none', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(home, ({ sections }) => (sections[0].actions[0].colour = 'red')),
    ),
  ).toMatchInlineSnapshot(`
    "schema/unknown-key
    pages-config/pages/home/pt.json:20:11 /sections/0/actions/0/colour
    O campo "colour" não existe aqui.
    Apague-o, ou troque-o por um dos campos deste grupo: href, modal, look."
  `);
});

it('a key that resembles none, in a group that has all of its own', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(config, (value) => (value.redirects = [{ from: '/a', to: '/', note: 'x' }])),
    ),
  ).toMatchInlineSnapshot(`
    "schema/unknown-key
    pages-config/site.json:75:7 /redirects/0/note
    O campo "note" não existe aqui.
    Apague-o, ou troque-o por um dos campos deste grupo: from, to."
  `);
});

it('a missing key', async () => {
  expect(
    await formatOnlyProblem(withEdit(homeEn, (page) => delete page.title)),
  ).toMatchInlineSnapshot(`
    "schema/missing-key
    pages-config/pages/home/en.json:1:1
    Falta o campo "title" neste grupo.
    Acrescente "title", que é um texto. Sobre este campo: O título da página, na aba e nos buscadores. Único no site, até 65 caracteres."
  `);
});

it('a missing key that is described where it is shared', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => delete sections[0].id)),
  ).toMatchInlineSnapshot(`
    "schema/missing-key
    pages-config/pages/home/pt.json:11:5 /sections/0
    Falta o campo "id" neste grupo.
    Acrescente "id", que é um texto. Sobre este campo: Nome da seção no endereço (depois de #): letras minúsculas, números e hífens. É o mesmo em todas as línguas."
  `);
});

it('none of several keys', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => delete sections[0].actions[0].to)),
  ).toMatchInlineSnapshot(`
    "schema/none-of
    pages-config/pages/home/pt.json:17:9 /sections/0/actions/0
    Falta aqui um destes campos: to, href, modal.
    Acrescente um deles, e só um."
  `);
});

it('two of several keys', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(home, ({ sections }) => (sections[0].actions[0].href = 'https://site.example')),
    ),
  ).toMatchInlineSnapshot(`
    "schema/too-many-of
    pages-config/pages/home/pt.json:17:9 /sections/0/actions/0
    Estes campos não podem estar juntos: to, href.
    Fique com um só destes: to, href, modal."
  `);
});

it('a null where a group with languages or one of several keys should be', async () => {
  expect(
    await formatOnlyProblem(withEdit(form, (value) => (value.submit = null))),
  ).toMatchInlineSnapshot(`
    "schema/type
    pages-config/forms/contact.json:18:13 /submit
    Aqui deveria haver um grupo de campos, mas está escrito null, que é um valor vazio.
    Textos ficam entre aspas duplas; números, true e false ficam sem aspas; listas ficam entre [ ] e grupos de campos entre { }."
  `);
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => (sections[0].actions[0] = null))),
  ).toMatchInlineSnapshot(`
    "schema/type
    pages-config/pages/home/pt.json:17:9 /sections/0/actions/0
    Aqui deveria haver um grupo de campos, mas está escrito null, que é um valor vazio.
    Textos ficam entre aspas duplas; números, true e false ficam sem aspas; listas ficam entre [ ] e grupos de campos entre { }."
  `);
});

it('a group without a heading where the groups are the choices of a filter', async () => {
  const items = [{ icon: 'sun', name: 'Sun' }];
  const addGroups = (file: string, second: object) =>
    withEdit(file, ({ sections }) =>
      sections.push({
        type: 'integrations',
        id: 'sky',
        heading: 'Sky',
        allLabel: 'All',
        groups: [
          { heading: 'Day', items },
          { ...second, items },
        ],
      }),
    );
  expect(
    await formatOnlyProblem({ ...addGroups(home, {}), ...addGroups(homeEn, { heading: 'Night' }) }),
  ).toContain('/groups/1\nFalta o campo "heading" neste grupo.');
});
