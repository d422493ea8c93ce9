import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  homeEn,
  shell,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import type { Problem } from '../../../model/problem.ts';
import { checkSite } from '../../check-site.ts';

const linkTo = (to: string) => withEdit(home, ({ sections }) => (sections[0].actions[0].to = to));

it('an unknown route', async () => {
  expect(await formatOnlyProblem(linkTo('/abuot/us'))).toMatchInlineSnapshot(`
    "link/unknown-route
    pages-config/pages/home/pt.json:19:17 /sections/0/actions/0/to
    O link leva a "/abuot/us", e essa página não existe.
    Você quis dizer "/about/us"? Escreva o endereço sem o prefixo da língua. As páginas que existem: /about/us, /."
  `);
});

it('a route that resembles none', async () => {
  expect(await formatOnlyProblem(linkTo('/telemedicine'))).toMatchInlineSnapshot(`
    "link/unknown-route
    pages-config/pages/home/pt.json:19:17 /sections/0/actions/0/to
    O link leva a "/telemedicine", e essa página não existe.
    Use o endereço de uma página do site, sem o prefixo da língua: o nome da pasta dela em pages-config/pages, depois de uma barra. As páginas que existem: /about/us, /."
  `);
});

it('a route with the prefix of a language', async () => {
  expect(await formatOnlyProblem(linkTo('/en/about/us#contact-section'))).toMatchInlineSnapshot(`
    "link/unknown-route
    pages-config/pages/home/pt.json:19:17 /sections/0/actions/0/to
    O link leva a "/en/about/us#contact-section", e essa página não existe.
    Você quis dizer "/about/us#contact-section"? Escreva o endereço sem o prefixo da língua. As páginas que existem: /about/us, /."
  `);
});

it('a section that this page lacks', async () => {
  expect(await formatOnlyProblem(linkTo('#contct-section'))).toMatchInlineSnapshot(`
    "link/unknown-section
    pages-config/pages/home/pt.json:19:17 /sections/0/actions/0/to
    A página "/" não tem uma seção com o id "contct-section".
    Você quis dizer "contact-section"? As seções dela são: hero, contact-section."
  `);
});

it('a section that another page lacks', async () => {
  expect(await formatOnlyProblem(linkTo('/about/us#team'))).toMatchInlineSnapshot(`
    "link/unknown-section
    pages-config/pages/home/pt.json:19:17 /sections/0/actions/0/to
    A página "/about/us" não tem uma seção com o id "team".
    As seções dela são: hero, contact-section."
  `);
});

it('a scroll target that the page lacks', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, ({ arrivals }) => (arrivals[0].section = 'heroes'))),
  ).toMatchInlineSnapshot(`
    "link/unknown-section
    pages-config/pages/home/pt.json:7:18 /arrivals/0/section
    A página "/" não tem uma seção com o id "heroes".
    Você quis dizer "hero"? As seções dela são: hero, contact-section."
  `);
});

it('a section in the shell, without its page', async () => {
  expect(
    await formatOnlyProblem(withEdit(shell, ({ header }) => (header.home.to = '#hero'))),
  ).toMatchInlineSnapshot(`
    "link/section-without-page
    pages-config/shell/pt.json:5:13 /header/home/to
    O link "#hero" aponta para uma seção, mas não diz de que página.
    O cabeçalho e o rodapé aparecem em todas as páginas. Escreva a página antes do #, por exemplo "/#hero" para a página inicial."
  `);
});

it('a contact flag that the page does not expect', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(shell, ({ header }) => (header.contact.flag = 'scrollToContat')),
    ),
  ).toMatchInlineSnapshot(`
    "link/unknown-flag
    pages-config/shell/pt.json:22:15 /header/contact/flag
    O link pede que a página "/" role até "scrollToContat", e ela não tem esse nome em "arrivals".
    Você quis dizer "scrollToContact"? Os nomes que ela tem são: scrollToContact."
  `);
});

it('a contact flag that resembles none', async () => {
  expect(
    await formatOnlyProblem(
      withEdit(shell, ({ header }) => (header.contact.flag = 'scrollToWellbeing')),
    ),
  ).toMatchInlineSnapshot(`
    "link/unknown-flag
    pages-config/shell/pt.json:22:15 /header/contact/flag
    O link pede que a página "/" role até "scrollToWellbeing", e ela não tem esse nome em "arrivals".
    Os nomes que ela tem são: scrollToContact. Use um deles, ou acrescente este em "arrivals", na página."
  `);
});

it('a contact flag where the page expects none', async () => {
  expect(
    await formatOnlyProblem(withEdit(home, (page) => delete page.arrivals)),
  ).toMatchInlineSnapshot(`
    "page/other-flags
    pages-config/pages/home/en.json:6:15 /arrivals/0/flag
    Os nomes em "arrivals" não são os mesmos de pages-config/pages/home/pt.json: lá –, aqui scrollToContact.
    Acrescente os nomes que faltam e apague os que sobram: "arrivals" é igual em todas as línguas, também na ordem."
  `);
});

it.each([
  [
    'no sections',
    [`schema/too-few ${homeEn} `, `schema/too-few ${home} `],
    (page: { sections: object[] }) => (page.sections = []),
  ],
  [
    'an id in the wrong form',
    // Both languages have it alike: it is told once, with the other place.
    [`schema/pattern ${home} ${homeEn}`],
    ({ sections }: { sections: object[] }) => Object.assign(sections[1]!, { id: 'Contact' }),
  ],
])('links to a page with %s are not dead as well', async (_, told, change) => {
  const { problems } = await checkSite(
    siteFiles({ ...withEdit(home, change), ...withEdit(homeEn, change) }),
  );
  const also = ({ params }: Problem) => params.also?.replace(/:\d+$/, '') ?? '';
  expect(problems.map((each) => `${each.code} ${each.file} ${also(each)}`)).toEqual(told);
});
