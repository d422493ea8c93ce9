import { describe, expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  homeEn,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles, testPicture } from '../../../../tests/site.ts';
import { examplesOf } from '../../../model/block-examples.ts';
import { blockSchema } from '../../../model/schemas.ts';
import { checkSite } from '../../check-site.ts';

it('a section of the catalogue, copied in every language', async () => {
  const example = examplesOf(blockSchema('stats'))[0]?.sections;
  const withCopy = (file: string, copy: unknown) =>
    withEdit(file, ({ sections }) => sections.splice(1, 0, copy));
  expect(
    await formatOnlyProblem({ ...withCopy(home, example?.pt), ...withCopy(homeEn, example?.en) }),
  ).toMatchInlineSnapshot(`
    "text/example
    pages-config/pages/home/pt.json:28:18 /sections/1/heading
    A seção "numbers" ainda tem 5 textos do exemplo do catálogo, como "A saúde já é digital".
    Escreva os textos da página no lugar deles. Os números e nomes dos exemplos são inventados."
  `);
});

const logoFile = (name: string) => `images/logos/${name}.svg`;

const picture = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>',
);

/** The home page with the section beside its others, in both languages. */
const withSection = (section: object) =>
  Object.assign(
    {},
    ...[home, homeEn].map((file) =>
      withEdit(file, ({ sections }) => {
        const texts = { id: 'added', heading: `Palavras de ${file}` };
        sections.splice(1, 0, { ...section, ...texts });
      }),
    ),
  );

describe('what is no text, once the texts are written', () => {
  const files = Object.fromEntries(
    ['favicon.svg', 'guia.pdf', 'images/a.png', 'images/logos/a.png', 'images/logos/b.png']
      .concat(['clinica-horizonte', 'hub-saude', 'ritmora', 'farma-norte'].map(logoFile))
      .map((file) => [`/${file}`, file.endsWith('.svg') ? picture : testPicture]),
  );
  const codesOf = async (section: object) =>
    (await checkSite(siteFiles(withSection(section), files))).problems
      .filter(({ code }) => code.startsWith('text/'))
      .map(({ code, pointer }) => `${code} ${pointer}`);
  const banner = (href: string, label = 'Nos escreva') => ({
    ...{ type: 'banner', art: 'plug', actions: [{ label, href }] },
  });
  const video = (address: string) => ({
    type: 'video',
    poster: { src: '/images/a.png', alt: 'Uma capa' },
    embedUrl: `https://www.youtube-nocookie.com/embed/${address}`,
    watchUrl: `https://www.youtube.com/watch?v=${address}`,
    videoTitle: 'Um passeio',
  });
  const related = (href: string) => ({
    type: 'related',
    items: [
      { heading: 'Nós', to: '/about/us' },
      { heading: 'Início', to: '/' },
      { heading: 'Um guia', href },
    ],
  });
  const download = (file: string) => ({
    type: 'download',
    items: [{ title: 'Um arquivo', file, label: 'Baixar' }],
  });
  const logos = (...names: string[]) => ({
    type: 'logos',
    items: names.map((name) => ({
      name: `Marca ${name.slice(0, 1)}`,
      src: `/images/logos/${name}`,
    })),
  });
  const invented = ['clinica-horizonte.svg', 'hub-saude.svg', 'ritmora.svg'];

  it.each([
    [banner('mailto:contato@clinica.example'), 'example-address /sections/1/actions/0/href'],
    [related('https://example.com/guia'), 'example-address /sections/1/items/2/href'],
    [download('/favicon.svg'), 'example-address /sections/1/items/0/file'],
    [logos(...invented, 'farma-norte.svg'), 'example-logos /sections/1/items'],
  ])('%j is told once', async (section, told) => {
    expect(await codesOf(section)).toEqual([`text/${told}`]);
  });

  it('both addresses of a video are', async () => {
    expect(await codesOf(video('exemplo'))).toEqual([
      'text/example-address /sections/1/embedUrl',
      'text/example-address /sections/1/watchUrl',
    ]);
  });

  it.each([
    banner('mailto:equipe@clinica.example'),
    banner('mailto:contato@clinica.example', '✎ Escrever para a equipe'),
    banner('https://example.com/guia'),
    video('M7lc1UVf-VE'),
    related('https://example.com/outro'),
    download('/guia.pdf'),
    logos(...invented, 'a.png'),
  ])('%j is not', async (section) => {
    expect(await codesOf(section)).not.toContainEqual(expect.stringContaining('example'));
  });

  it('says what it is and what to do', async () => {
    expect(
      await formatOnlyProblem(withSection(banner('mailto:contato@clinica.example'))),
    ).toMatchInlineSnapshot(`
      "text/example-address
      pages-config/pages/home/pt.json:29:19 /sections/1/actions/0/href
      "mailto:contato@clinica.example" ainda é do exemplo do catálogo, na seção "added".
      Escreva o endereço ou o arquivo da página no lugar dele, ou apague o que leva a ele."
    `);
    expect(
      await formatOnlyProblem(withSection(logos(...invented, 'farma-norte.svg')), files),
    ).toMatchInlineSnapshot(`
      "text/example-logos
      pages-config/pages/home/pt.json:25:7 /sections/1/items
      Todos os logotipos da seção "added" ainda são os do exemplo do catálogo.
      Troque-os pelos logotipos da página, ou apague a seção. As empresas dos exemplos são inventadas."
    `);
  });
});
