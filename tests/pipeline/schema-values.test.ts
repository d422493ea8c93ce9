import { expect, it } from 'vitest';
import { form, formatOnlyProblem, home, withEdit } from './format-only-problem.ts';

it('a number where a text should be', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => (sections[0].heading = 3))),
  ).toMatchInlineSnapshot(`
    "schema/type
    pages-config/pages/home/pt.json:14:18 /sections/0/heading
    Aqui deveria haver um texto, mas está escrito 3, que é um número inteiro.
    Textos ficam entre aspas duplas; números, true e false ficam sem aspas; listas ficam entre [ ] e grupos de campos entre { }."
  `);
});

it('a text where a number should be', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, (page) => (page.accent = '178'))),
  ).toMatchInlineSnapshot(`
    "schema/type
    pages-config/pages/home/pt.json:30:13 /accent
    Aqui deveria haver um número inteiro, mas está escrito "178", que é um texto.
    Escreva 178, sem aspas. Só textos ficam entre aspas; números, true e false ficam sem elas. Sobre este campo: A cor da página: um ângulo de 0 a 359 (178 jade, 275 violeta, 32 coral, 75 âmbar, 245 azul, 300 púrpura). Sem ele vale a cor do site."
  `);
});

it('a word where true or false should be', async () => {
  expect(
    await formatOnlyProblem(withEdit(form, ({ fields }) => (fields[0].required = 'Não'))),
  ).toMatchInlineSnapshot(`
    "schema/type
    pages-config/forms/contact.json:11:19 /fields/0/required
    Aqui deveria haver true (sim) ou false (não), sem aspas, mas está escrito "Não", que é um texto.
    Escreva false, sem aspas. Só textos ficam entre aspas; números, true e false ficam sem elas."
  `);
});

it('a text where a list should be', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, (page) => (page.arrivals = 'contact'))),
  ).toMatchInlineSnapshot(`
    "schema/type
    pages-config/pages/home/pt.json:4:15 /arrivals
    Aqui deveria haver uma lista, mas está escrito "contact", que é um texto.
    Textos ficam entre aspas duplas; números, true e false ficam sem aspas; listas ficam entre [ ] e grupos de campos entre { }."
  `);
});

it('a text where the languages should be', async () => {
  expect(
    await formatOnlyProblem(withEdit(form, (value) => (value.submit = 'Enviar'))),
  ).toMatchInlineSnapshot(`
    "schema/type
    pages-config/forms/contact.json:18:13 /submit
    Aqui deveria haver um grupo de campos, mas está escrito "Enviar", que é um texto.
    Textos ficam entre aspas duplas; números, true e false ficam sem aspas; listas ficam entre [ ] e grupos de campos entre { }."
  `);
});

it('a list of languages that is a text', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, (page) => (page.missingIn = 'en'))),
  ).toMatchInlineSnapshot(`
    "schema/type
    pages-config/pages/home/pt.json:30:16 /missingIn
    Aqui deveria haver uma lista, mas está escrito "en", que é um texto.
    Textos ficam entre aspas duplas; números, true e false ficam sem aspas; listas ficam entre [ ] e grupos de campos entre { }."
  `);
});

it('a value that is no option', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, (page) => (page.loading = 'skeletn'))),
  ).toMatchInlineSnapshot(`
    "schema/enum
    pages-config/pages/home/pt.json:30:14 /loading
    "skeletn" não é uma das opções deste campo.
    Você quis dizer "skeleton"? As opções são: skeleton, header."
  `);
});

it('a value of another type than the options is one problem', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => (sections[0].mockup = 3))),
  ).toContain('schema/type');
  expect(await formatOnlyProblem(withEdit(home, (page) => (page.loading = 3)))).toContain(
    'schema/type',
  );
});

it('a value that resembles no option', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, (page) => (page.loading = 'spinner'))),
  ).toMatchInlineSnapshot(`
    "schema/enum
    pages-config/pages/home/pt.json:30:14 /loading
    "spinner" não é uma das opções deste campo.
    Escolha uma destas: skeleton, header."
  `);
});

it('a text in the wrong form', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => (sections[0].id = 'Hero!'))),
  ).toMatchInlineSnapshot(`
    "page/section-extra
    pages-config/pages/home/pt.json:13:13 /sections/0/id
    A seção "Hero!" só existe nesta língua da página; em pages-config/pages/home/en.json não há nenhuma com esse id.
    Você quis dizer "hero"? O id de uma seção é o mesmo em todas as línguas."
  `);
});

it('a target in the wrong form is not also an unknown route', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(home, ({ sections }) => (sections[0].actions[0].to = '/About us')),
    ),
  ).toMatchInlineSnapshot(`
    "link/unknown-route
    pages-config/pages/home/pt.json:19:17 /sections/0/actions/0/to
    O link leva a "/About us", e essa página não existe.
    Você quis dizer "/about/us"? Escreva o endereço sem o prefixo da língua. As páginas que existem: /about/us, /."
  `);
});

it('the id of a section that is linked to, in the wrong form', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => (sections[1].id = 'Contact'))),
  ).toMatchInlineSnapshot(`
    "page/section-extra
    pages-config/pages/home/pt.json:25:13 /sections/1/id
    A seção "Contact" só existe nesta língua da página; em pages-config/pages/home/en.json não há nenhuma com esse id.
    Você quis dizer "contact-section"? O id de uma seção é o mesmo em todas as línguas."
  `);
});

it('a text that is too long', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, (page) => (page.title = 'x'.repeat(66)))),
  ).toMatchInlineSnapshot(`
    "schema/too-long
    pages-config/pages/home/pt.json:2:12 /title
    Este texto é longo demais: o máximo é de 65 caracteres, e agora são 66.
    Encurte o texto. Sobre este campo: O título da página, na aba e nos buscadores. Único no site, até 65 caracteres."
  `);
});

it('a text that is too short', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, (page) => (page.title = 'x'))),
  ).toMatchInlineSnapshot(`
    "schema/too-short
    pages-config/pages/home/pt.json:2:12 /title
    Este texto é curto demais: o mínimo é de 3 caracteres, e agora são 1.
    Escreva um pouco mais. Sobre este campo: O título da página, na aba e nos buscadores. Único no site, até 65 caracteres."
  `);
});

it('a length is counted in characters, as the schema counts it', async () => {
  const faces = withEdit(home, (page) => (page.description = '\u{1f600}'.repeat(39)));
  expect(await formatOnlyProblem(faces)).toMatch(
    /^schema\/too-short\n.*\n.*o mínimo é de 50 caracteres, e agora são 39\./,
  );
});

it('a text that is empty', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ sections }) => (sections[0].heading = ''))),
  ).toMatchInlineSnapshot(`
    "schema/empty
    pages-config/pages/home/pt.json:14:18 /sections/0/heading
    Este texto está vazio.
    Escreva o texto. Se o campo não é obrigatório, você também pode apagar a linha inteira. Sobre este campo: O título de uma seção, até 90 letras."
  `);
});

it('a list with too few items', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, (page) => (page.sections = []))),
  ).toMatchInlineSnapshot(`
    "schema/too-few
    pages-config/pages/home/pt.json:10:15 /sections
    Esta lista tem itens de menos: o mínimo é 1, e agora são 0.
    Acrescente itens. Sobre este campo: As seções da página, de cima para baixo. A primeira traz o título principal."
  `);
});

it('a list with too many items', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(
        home,
        ({ sections }) => (sections[0].actions = Array(20).fill(sections[0].actions[0])),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "schema/too-many
    pages-config/pages/home/pt.json:16:18 /sections/0/actions
    Esta lista tem itens demais: o máximo é 4, e agora são 20.
    Tire itens. Sobre este campo: Os botões da seção, até quatro."
  `);
});

it('a number out of bounds', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, (page) => (page.accent = 360))),
  ).toMatchInlineSnapshot(`
    "schema/range
    pages-config/pages/home/pt.json:30:13 /accent
    O número 360 está fora dos limites.
    Escreva um número de 0 a 359."
  `);
});

it.each([
  ['script', 'http://crm.example/loader', 'schema/pattern'],
  ['attribute', 'pd-webforms', 'schema/pattern'],
  ['className', 'pipedriveWebForms large', 'schema/pattern'],
  ['timeoutMs', 100, 'schema/range'],
])("the CRM's form cannot have the %s %j: one problem", async (key, value, code) => {
  expect(
    await formatOnlyProblem(
      withEdit(
        home,
        ({ sections }) => (sections[1].crm = { address: 'https://crm.example/f/1', [key]: value }),
      ),
    ),
  ).toMatch(new RegExp(`^${code}\n.* /sections/1/crm/${key}\n`));
});
