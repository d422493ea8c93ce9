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
  link,
  picture,
} from './editors-mistakes.ts';

/** The mistakes of the trial in which somebody of marketing edited the site by hand. */
export const mistakesOfTheTrial: EditorsMistake[] = [
  {
    what: 'a comma is missing',
    make: (d) => d.type(home, '",\n  "description"', '"\n  "description"'),
    code: 'json/missing-comma',
    file: home,
    says: 'vírgula',
    isFixed: true,
  },
  {
    what: 'quotes of Word',
    make: (d) => d.type(home, '"title"', '“title”'),
    code: 'json/quotes',
    file: home,
    says: 'retas',
    isFixed: true,
  },
  {
    what: 'quotes within a text',
    make: (d) => d.type(home, 'Gente boa', 'Gente "boa"'),
    code: 'json/inner-quotes',
    file: home,
    says: '\\"',
  },
  {
    what: 'a number in quotes',
    make: (d) => d.type(home, '"score": 76', '"score": "76"'),
    code: 'schema/type',
    file: home,
    says: 'Tire as aspas',
    isFixed: true,
  },
  {
    what: 'a misspelt key',
    make: hero((s) => {
      s.headng = s.heading;
      delete s.heading;
    }),
    code: 'schema/unknown-key',
    file: home,
    says: '"heading"',
    isFixed: true,
  },
  {
    what: 'a key in Portuguese',
    make: hero((s) => {
      s.titulo = s.heading;
      delete s.heading;
    }),
    code: 'schema/unknown-key',
    file: home,
    says: '"heading"',
    isFixed: true,
  },
  {
    what: 'HTML',
    make: heading('Sua <b>clínica</b>'),
    code: 'text/html',
    file: home,
    says: '<b>',
    isFixed: true,
  },
  {
    what: 'a line break of HTML',
    make: heading('Sua<br>clínica'),
    code: 'text/html',
    file: home,
    says: '<br>',
    isFixed: true,
  },
  {
    what: 'a tab within a text',
    make: (d) => d.type(home, 'Gente boa', 'Gente\tboa'),
    code: 'json/invisible-character',
    file: home,
    says: 'espaço comum',
    isFixed: true,
  },
  {
    what: 'Enter within a text',
    make: (d) => d.type(home, 'Gente boa', 'Gente\nboa'),
    code: 'json/open-text',
    file: home,
    says: '\\n',
  },
  {
    what: 'a comma too many',
    make: (d) => d.type(home, '\n      ]\n    },', ',\n      ]\n    },'),
    code: 'json/trailing-comma',
    file: home,
    says: 'vírgula',
    isFixed: true,
  },
  {
    what: 'a bracket is gone',
    make: (d) => d.type(home, '"actions": [', '"actions": '),
    code: 'json/unopened',
    file: home,
    says: '[',
  },
  {
    what: 'a picture that is not there',
    make: heroPicture('/images/outra.webp'),
    code: 'picture/missing',
    file: home,
    says: 'Ponha o arquivo na pasta public',
  },
  {
    what: 'a path of Windows',
    make: heroPicture('C:\\Users\\Ana\\equipe.png'),
    code: 'picture/missing',
    file: home,
    says: picture,
    isFixed: true,
  },
  {
    what: 'an ending in capitals on the disk',
    make: (d) => {
      d.files.publicFiles.delete(picture);
      d.picture('/images/equipe.PNG');
    },
    code: 'picture/name',
    file: 'public/images/equipe.PNG',
    says: `npm run move -- picture "/images/equipe.PNG" ${picture}`,
  },
  {
    what: 'a page in a wrong folder',
    make: (d) => d.write('pages-config/hospitais/pt.json', d.text(about)),
    code: 'site/unknown-file',
    file: 'pages-config/hospitais/pt.json',
    says: 'pages-config/pages/hospitais/pt.json',
  },
  {
    what: 'a photo among the pages',
    make: (d) => d.write('pages-config/pages/home/Foto.jpg', new Uint8Array([255, 216, 255])),
    code: 'site/unknown-file',
    file: 'pages-config/pages/home/Foto.jpg',
    says: 'public/images/Foto.jpg',
  },
  {
    what: 'one id twice, in all languages',
    make: (d) => {
      for (const file of [home, homeEn]) d.edit(file, ({ sections }) => (sections[2].id = 'team'));
    },
    code: 'page/duplicate-id',
    file: home,
    says: 'outro id',
  },
  {
    what: 'the title of another page',
    make: (d) => d.edit(home, (v) => (v.title = JSON.parse(d.text(about)).title)),
    code: 'page/duplicate-title',
    file: home,
    says: 'só desta página',
  },
  {
    what: 'a link with its language',
    make: link({ to: '/en/about/us' }),
    code: 'link/unknown-route',
    file: home,
    says: '"/about/us"',
    isFixed: true,
  },
  {
    what: 'an e-mail without mailto',
    make: link({ href: 'contato@site.example' }),
    code: 'schema/pattern',
    file: home,
    says: 'mailto:contato@site.example',
    isFixed: true,
  },
  {
    what: 'a telephone with its signs',
    make: link({ href: 'tel:(11) 4002-8922' }),
    code: 'schema/pattern',
    file: home,
    says: 'tel:+551140028922',
    isFixed: true,
  },
  {
    what: 'a headline of 300 letters',
    make: heading('Uma palavra '.repeat(25).trim()),
    code: 'schema/too-long',
    file: home,
    says: '90',
  },
  {
    what: 'an empty text',
    make: heading(''),
    code: 'schema/empty',
    file: home,
    says: 'Escreva o texto',
  },
  {
    what: 'a text of a space',
    make: heading(' '),
    code: 'text/blank',
    file: home,
    says: 'só tem espaços',
  },
  {
    what: 'a sign that nobody sees',
    make: heading('Sua\u200b clínica'),
    code: 'text/invisible-character',
    file: home,
    says: 'U+200B',
    isFixed: true,
  },
  {
    what: 'stars of WhatsApp',
    make: heading('Sua *clínica*'),
    code: 'text/markup',
    file: home,
    says: 'Apague os sinais',
    isFixed: true,
  },
  {
    what: 'Portuguese in the English file',
    make: (d) =>
      d.edit(
        homeEn,
        ({ sections }) =>
          (sections[1].lead = 'Sua equipe acompanha os pacientes com uma tela que não para.'),
      ),
    code: 'language/other-language',
    file: homeEn,
    says: 'outra língua (pt)',
  },
  {
    what: 'the Portuguese file as the English one',
    make: (d) => {
      d.edit(home, (v) => {
        v.description =
          'O resumo desta página em português, com as palavras que não podem faltar em uma busca.';
      });
      d.write(homeEn, d.text(home));
    },
    code: 'language/other-language',
    file: homeEn,
    says: 'outra língua (pt)',
  },
  {
    what: 'a mark at the beginning of the file',
    make: (d) => d.write(home, `\ufeff${d.text(home)}`),
    code: 'json/byte-order-mark',
    file: home,
    says: 'UTF-8',
    isFixed: true,
  },
  {
    what: 'another encoding',
    make: (d) => d.write(home, Buffer.from(d.text(home), 'latin1')),
    code: 'json/encoding',
    file: home,
    says: 'UTF-8',
  },
  {
    what: 'a renamed folder',
    make: (d) => d.move('pages-config/pages/about/us/', 'pages-config/pages/about/team/'),
    code: 'page/renamed',
    file: 'pages-config/pages/about/team/en.json',
    says: 'npm run move -- page /about/us /about/team',
  },
  {
    what: 'a folder renamed with capitals and a blank',
    make: (d) => d.move('pages-config/pages/about/us/', 'pages-config/pages/about/Nossa Equipe/'),
    code: 'page/renamed',
    file: 'pages-config/pages/about/Nossa Equipe/en.json',
    says: 'npm run move -- page /about/us /about/nossa-equipe',
  },
  {
    what: 'a language file that was deleted',
    make: (d) => d.files.json.delete('pages-config/pages/about/us/en.json'),
    code: 'page/missing-language',
    file: about,
    says: 'missingIn',
  },
  {
    what: 'a name with .txt at its end',
    make: (d) => d.move(about, `${about}.txt`),
    code: 'site/unknown-file',
    file: `${about}.txt`,
    says: about,
  },
  {
    what: 'a colour as people know it',
    make: (d) => d.edit(config, (v) => (v.theme.hue = '#7A1FA2')),
    code: 'schema/type',
    file: config,
    says: 'ngulo',
  },
  {
    what: 'a form field twice',
    make: (d) => d.edit(form, ({ fields }) => fields.push(copyOf(fields[0]))),
    code: 'form/duplicate-field',
    file: form,
    says: 'outro nome',
  },
];
