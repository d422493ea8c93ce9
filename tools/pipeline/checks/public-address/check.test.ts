import { expect, it } from 'vitest';
import {
  config,
  formatOnlyProblem,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const at = (url: string) => withEdit(config, (site) => (site.url = url));

it.each([
  'http://localhost:4173',
  'https://site.localhost',
  'http://127.0.0.1:8080',
  'http://0.0.0.0',
  'http://192.168.0.7',
  'http://10.1.2.3',
  'http://172.16.0.1',
  'http://169.254.1.1',
  'http://intranet',
  'https://mac.local',
])('an address that only this machine or network knows: %s', async (url) => {
  const { problems } = await checkSite(siteFiles(at(url)));
  expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'site/local-address /url',
  ]);
});

it('says what to write', async () => {
  expect(await formatOnlyProblem(at('http://localhost:4173'))).toMatchInlineSnapshot(`
    "site/local-address
    pages-config/site.json:2:10 /url
    "localhost" é um nome que só vale dentro de um computador ou de uma rede: ninguém mais chega a ele.
    Escreva em "url" o endereço público do site, como "https://www.exemplo.com.br". Para ver o site aqui mesmo não é preciso mudar nada. npm start e npm run dev dizem o endereço."
  `);
});

it.each([
  'https://www.site.example',
  'https://localhost.example',
  'https://10.example',
  'http://172.32.0.1',
  'https://site.example:8443',
])('an address that is public: %s', async (url) =>
  expect((await checkSite(siteFiles(at(url)))).problems).toEqual([]),
);

it.each(['https://site.example?a=1', 'https://site.example#a', 'https://site.example/'])(
  'an address with more than the name of a server: %s',
  async (url) => expect(await formatOnlyProblem(at(url))).toMatch(/^schema\/pattern\n.*\/url\n/),
);
