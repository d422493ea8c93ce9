import { examplesOf } from '../../tools/model/block-examples.ts';
import { blockSchema } from '../../tools/model/schemas.ts';
import {
  about,
  config,
  copyOf,
  type EditorsMistake,
  form,
  heading,
  hero,
  heroPicture,
  home,
  homeEn,
  inAllLanguages,
  link,
  linkInAll,
  page,
  picture,
} from './editors-mistakes.ts';

const copied = (type: string, index: number) => examplesOf(blockSchema(type))[index]?.sections;
const shell = 'pages-config/shell/pt.json';

/** More mistakes of the kinds of the trial: pasted, renamed, mistaken. */
export const mistakesAlike: EditorsMistake[] = [
  {
    what: 'the full address of a page',
    make: link({ href: 'https://site.example/about/us' }),
    code: 'link/own-address',
    file: home,
    says: '"/about/us"',
    isFixed: true,
  },
  {
    what: 'the full address as a route',
    make: link({ to: 'https://www.site.example/about/us#hero' }),
    code: 'link/own-address',
    file: home,
    says: '"/about/us#hero"',
    isFixed: true,
  },
  {
    what: 'the full address in a text',
    make: (d) =>
      d.edit(
        home,
        ({ sections }) => (sections[1].lead = 'Veja [quem somos](https://site.example/about/us).'),
      ),
    code: 'link/own-address',
    file: home,
    says: '"/about/us"',
    isFixed: true,
  },
  {
    what: 'the address while editing',
    make: link({ href: 'https://localhost:5173/about/us' }),
    code: 'link/own-address',
    file: home,
    says: '"/about/us"',
    isFixed: true,
  },
  {
    what: 'the full address with a campaign',
    make: link({ href: 'https://site.example/about/us?utm_source=mail' }),
    code: 'link/own-address',
    file: home,
    says: 'só a rota',
  },
  {
    what: 'another site as a route',
    make: link({ to: 'https://parceiro.example/planos' }),
    code: 'link/outside-target',
    file: home,
    says: '"href"',
    isFixed: true,
  },
  {
    what: 'a link copied out of Gmail',
    make: link({ href: 'https://www.google.com/url?q=https://parceiro.example/planos&sa=D' }),
    code: 'link/wrapped-address',
    file: home,
    says: 'https://parceiro.example/planos',
    isFixed: true,
  },
  {
    what: 'an address without the lock',
    make: link({ href: 'http://parceiro.example' }),
    code: 'schema/pattern',
    file: home,
    says: 'https://parceiro.example',
  },
  {
    what: 'WhatsApp without https',
    make: link({ href: 'wa.me/5511900000000' }),
    code: 'schema/pattern',
    file: home,
    says: 'https://wa.me/5511900000000',
    isFixed: true,
  },
  {
    what: 'a video as it is shared',
    make: (d) =>
      d.edit(
        home,
        ({ sections }) => (sections[3].embedUrl = 'https://youtu.be/abcdefghijk?si=xyz'),
      ),
    code: 'link/video-address',
    file: home,
    says: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    isFixed: true,
  },
  {
    what: 'a video as it is watched',
    make: (d) =>
      d.edit(home, ({ sections }) => (sections[3].embedUrl = 'https://vimeo.com/123456789')),
    code: 'link/video-address',
    file: home,
    says: 'https://player.vimeo.com/video/123456789',
    isFixed: true,
  },
  {
    what: 'a video as it is shared, in all languages',
    make: inAllLanguages(({ sections }) => {
      sections[3].embedUrl = 'https://youtu.be/abcdefghijk';
    }),
    code: 'link/video-address',
    file: home,
    says: `mais um lugar: ${homeEn}`,
    isFixed: true,
    places: 2,
  },
  {
    what: 'a list of videos',
    make: (d) =>
      d.edit(
        home,
        ({ sections }) => (sections[3].embedUrl = 'https://www.youtube.com/playlist?list=PLabc'),
      ),
    code: 'link/video-address',
    file: home,
    says: 'incorporar',
  },
  {
    what: 'links to a section that was removed',
    make: linkInAll({ to: '/#intro' }),
    code: 'link/unknown-section',
    file: home,
    says: 'hero, team, screen',
  },
  {
    what: 'a colour of a section that does not exist, in all languages',
    make: inAllLanguages(({ sections }) => {
      sections[1].ground = 'beige';
    }),
    code: 'schema/enum',
    file: home,
    says: 'sand',
  },
  {
    what: 'both of two destinations',
    make: link({ to: '/about/us', href: 'https://parceiro.example' }),
    code: 'schema/too-many-of',
    file: home,
    says: 'Fique com um só',
  },
  {
    what: 'a day as in Brazil',
    make: (d) => d.edit(home, (v) => (v.publishAt = '30/12/2026 9:00')),
    code: 'schema/pattern',
    file: home,
    says: '"2026-12-30T09:00-03:00"',
  },
  {
    what: 'a day without its time',
    make: (d) => d.edit(home, (v) => (v.publishAt = '2026-12-30')),
    code: 'schema/pattern',
    file: home,
    says: '"2026-12-30T00:00-03:00"',
  },
  {
    what: 'a day that does not exist',
    make: (d) => d.edit(home, (v) => (v.publishAt = '2026-02-30T09:00-03:00')),
    code: 'page/impossible-time',
    file: home,
    says: 'confira o dia',
  },
  {
    what: 'a photo with capitals, blanks and accents',
    make: (d) => {
      d.files.publicFiles.delete(picture);
      d.picture('/images/Foto Equipe São Paulo.JPG');
      for (const file of [home, homeEn])
        d.write(file, d.text(file).replaceAll(picture, '/images/Foto Equipe São Paulo.JPG'));
    },
    code: 'picture/name',
    file: 'public/images/Foto Equipe São Paulo.JPG',
    says: '/images/foto-equipe-sao-paulo.jpg',
  },
  {
    what: 'a picture with the public folder',
    make: heroPicture(`public${picture}`),
    code: 'picture/missing',
    file: home,
    says: picture,
    isFixed: true,
  },
  {
    what: 'a photo of a telephone',
    make: heroPicture('/images/IMG_2041.heic'),
    code: 'schema/pattern',
    file: home,
    says: '.jpg',
  },
  {
    what: 'the name of a file as its description',
    make: (d) => d.edit(home, ({ sections }) => (sections[1].picture.alt = 'IMG_1234.JPG')),
    code: 'text/file-name',
    file: home,
    says: 'o que a imagem mostra',
  },
  {
    what: 'a figure of the screen, not of its description',
    make: (d) => d.type(home, '"score": 76', '"score": 91'),
    code: 'text/alt-figures',
    file: home,
    says: '76',
  },
  {
    what: 'words that are still to come',
    make: (d) => d.edit(home, ({ sections }) => (sections[1].lead = 'Lorem ipsum dolor sit amet.')),
    code: 'text/filler',
    file: home,
    says: '✎',
  },
  {
    what: 'accents turned into other signs',
    make: (d) => d.edit(home, ({ sections }) => (sections[1].lead = 'SaÃºde e atenÃ§Ã£o')),
    code: 'text/garbled',
    file: home,
    says: 'Saúde e atenção',
    isFixed: true,
  },
  {
    what: 'a section of the catalogue, with its figures',
    make: (d) => {
      d.edit(home, ({ sections }) => sections.splice(1, 0, copied('stats', 0)?.pt));
      d.edit(homeEn, ({ sections }) => sections.splice(1, 0, copied('stats', 0)?.en));
    },
    code: 'text/example',
    file: home,
    says: 'inventados',
  },
  {
    what: 'an unwritten text of a copied section',
    make: heading('✎ O título da página'),
    code: 'text/unwritten',
    file: home,
    says: 'apague o sinal ✎',
  },
  {
    what: 'a copied section with its id',
    make: (d) => {
      for (const file of [home, homeEn])
        d.edit(file, ({ sections }) => {
          const copy = copyOf(sections[1]);
          copy.heading += ' 2';
          copy.lead += ' 2';
          sections.splice(2, 0, copy);
        });
    },
    code: 'page/duplicate-id',
    file: home,
    says: 'outro id',
  },
  {
    what: 'a section removed in one language',
    make: (d) => d.edit(homeEn, ({ sections }) => sections.splice(1, 1)),
    code: 'page/section-missing',
    file: homeEn,
    says: home,
  },
  {
    what: 'a page removed by hand, which nothing leads to',
    make: (d) => {
      for (const language of ['pt', 'en'])
        d.edit(`pages-config/shell/${language}.json`, ({ header, footer }) => {
          header.menus[0].items[0].to = '/';
          footer.columns[0].links[0].to = '/';
        });
      for (const file of [home, homeEn])
        d.write(file, d.text(file).replaceAll('"/about/us"', '"/"'));
      d.move('pages-config/pages/about/us/');
    },
    code: 'page/removed',
    file: config,
    says: '{"from": "/about/us", "to": "/"}',
  },
  {
    what: 'a page removed by hand, which links lead to',
    make: (d) => d.move('pages-config/pages/about/us/'),
    code: 'link/unknown-route',
    file: home,
    says: '/about/us',
  },
  {
    what: 'a copy that the computer made',
    make: (d) => d.write(page('home', 'pt - Copia'), d.text(home)),
    code: 'site/unknown-file',
    file: page('home', 'pt - Copia'),
    says: 'Apague-o',
  },
  {
    what: 'choices that are missing',
    make: (d) =>
      d.edit(form, ({ fields }) =>
        fields.push({ name: 'SIZE', kind: 'select', label: { pt: 'Porte', en: 'Size' } }),
      ),
    code: 'form/no-options',
    file: form,
    says: '"options"',
  },
  {
    what: 'a form in one language',
    make: (d) => d.edit(form, ({ submit }) => delete submit.en),
    code: 'language/missing-text',
    file: form,
    says: '"en"',
  },
  {
    what: 'a form by another name',
    make: (d) => d.type(home, '"form": "contact"', '"form": "contato"'),
    code: 'form/unknown',
    file: home,
    says: '"contact"',
    isFixed: true,
  },
  {
    what: 'a menu entry to a page that is not there',
    make: (d) =>
      d.edit(shell, ({ header }) =>
        header.menus[0].items.push({ label: 'Hospitais', to: '/hospitais' }),
      ),
    code: 'link/unknown-route',
    file: shell,
    says: '/hospitais',
  },
  {
    what: 'a link of the footer in one language alone',
    make: (d) =>
      d.edit(shell, ({ footer }) => footer.columns[0].links.push({ label: 'Início', to: '/' })),
    code: 'language/other-shell',
    file: 'pages-config/shell/en.json',
    says: 'ao arquivo em que falta',
  },
  {
    what: 'Portuguese in the English file, with a word that English avoids',
    make: (d) => {
      const terms = [{ language: 'en', preferred: 'a screen', avoid: { tela: 'screen' } }];
      d.write('pages-config/words.json', JSON.stringify({ terms }));
      d.edit(homeEn, ({ sections }) => {
        sections[1].lead = 'Sua equipe acompanha os pacientes com uma tela que não para.';
      });
    },
    code: 'language/other-language',
    file: homeEn,
    says: 'outra língua (pt)',
  },
  {
    what: 'a hero without its lead',
    make: hero((s) => delete s.lead),
    code: 'schema/missing-key',
    file: home,
    says: '"lead"',
  },
  {
    what: 'a redirect to an address that is gone',
    make: (d) => d.edit(config, (v) => (v.redirects = [{ from: '/antigo', to: '/abuot/us' }])),
    code: 'link/redirect-nowhere',
    file: config,
    says: '/about/us',
    isFixed: true,
  },
  {
    what: 'a page file in another name',
    make: (d) => d.move(about, 'pages-config/pages/about/us/Pt.json'),
    code: 'site/unknown-file',
    file: 'pages-config/pages/about/us/Pt.json',
    says: about,
  },
];
