import { expect, it } from 'vitest';
import {
  config,
  form,
  formatOnlyProblem,
  home,
  homeEn,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles, testPage } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const hidden = (name: string) => withEdit(form, (value) => (value.hidden = [{ name, value: 'x' }]));

it.each([
  'form',
  'lang',
  'elapsed',
  'submission',
  'submit',
  'action',
  'elements',
  'addEventListener',
  '__proto__',
  'constructor',
])('a hidden field called %s', async (name) => {
  expect(await formatOnlyProblem(hidden(name))).toMatch(
    /^form\/reserved-name\n.* \/hidden\/0\/name\n/,
  );
});

it.each(['ORIGEM', 'source', 'name', 'title', 'page', 'Form'])(
  'a hidden field may be called %s',
  async (name) => {
    expect((await checkSite(siteFiles(hidden(name)))).problems).toEqual([]);
  },
);

it('a field with the name of the trap', async () => {
  expect(await formatOnlyProblem(hidden('b_trap'))).toMatch(
    /^form\/trap-name\n.*contact\.json:.* \/hidden\/0\/name\n/,
  );
  const trap = withEdit(config, ({ leads }) => (leads.trapField = 'EMAIL'));
  expect(await formatOnlyProblem(trap)).toMatchInlineSnapshot(`
    "form/trap-name
    pages-config/forms/contact.json:4:15 /fields/0/name
    "EMAIL" é o nome do campo-armadilha contra robôs: com este campo todos os contatos parecem spam.
    Dê outro nome a este campo, ou mude "trapField" em pages-config/site.json."
  `);
});

it('a trap that is called like what the form sends', async () => {
  const trap = withEdit(config, ({ leads }) => (leads.trapField = 'elapsed'));
  expect(await formatOnlyProblem(trap)).toMatchInlineSnapshot(`
    "site/reserved-trap-name
    pages-config/site.json:69:18 /leads/trapField
    O campo-armadilha não pode se chamar "elapsed": o próprio formulário já usa este nome, e os contatos não chegam.
    Escolha um nome que nenhum campo tenha, como "b_name"."
  `);
});

it.each(['root', 'main', 'main-menu', 'boot', 'styles', 'end'])(
  'a section with the id %s is one problem, however many languages have it',
  async (id) => {
    const change = (file: string) => withEdit(file, ({ sections }) => (sections[0].id = id));
    expect(await formatOnlyProblem({ ...change(home), ...change(homeEn) })).toMatch(
      /^page\/reserved-id\n.* \/sections\/0\/id\n/,
    );
  },
);

it.each(['leads', 'inbox', 'healthz', '404', 'inbox/more'])(
  'a page at the address /%s, where the server answers itself',
  async (route) => {
    const pages = ['pt', 'en'].map((language) => [
      `pages-config/pages/${route}/${language}.json`,
      testPage(language, route),
    ]);
    expect(await formatOnlyProblem(Object.fromEntries(pages))).toMatch(/^page\/reserved-folder\n/);
  },
);
