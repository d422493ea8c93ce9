import { expect, it } from 'vitest';
import {
  config,
  formatOnlyProblem,
  home,
  homeEn,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles, testPicture } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const linkTo = (href: string) =>
  withEdit(home, ({ sections }) => (sections[0].actions[0] = { label: 'Blog', href }));
const leads = (more: object) => withEdit(config, (site) => Object.assign(site.leads, more));
const subscribeUrl = 'https://list.example/subscribe';

/** Every slot that an address of the web can stand in, as a function of the address. */
const slots: Record<string, (address: string) => ReturnType<typeof withEdit>> = {
  '/sections/0/actions/0/href': linkTo,
  '/url': (url) => withEdit(config, (site) => (site.url = url)),
  '/social/0/href': (href) =>
    withEdit(config, (site) => (site.social = [{ network: 'linkedin', href }])),
  '/leads/provider/subscribeUrl': (url) => leads({ provider: { subscribeUrl: url } }),
  '/leads/provider/script/src': (src) =>
    leads({
      mode: 'direct',
      provider: { subscribeUrl, script: { src, formId: 'f', errorId: 'e', successId: 's' } },
    }),
  '/leads/delivery/url': (url) => leads({ delivery: { kind: 'webhook', url } }),
  '/sections/1/crm/address': (address) => crm({ address }),
  '/sections/2/embedUrl': (embedUrl) => video({ embedUrl }),
  '/sections/2/watchUrl': (watchUrl) => video({ watchUrl }),
  '/sections/1/crm/script': (script) => crm({ address: 'https://crm.example/form', script }),
};

const crm = (embed: object) => withEdit(home, ({ sections }) => (sections[1].crm = embed));

/** Both home pages with a video. */
const video = (more: object) => {
  const section = {
    type: 'video',
    id: 'film',
    heading: 'Film',
    poster: { src: '/a.png', alt: '' },
    embedUrl: 'https://video.example/embed',
    watchUrl: 'https://video.example/watch',
    videoTitle: 'Film',
  };
  const change = (file: string, changed: object) =>
    withEdit(file, ({ sections }) => sections.push({ ...section, ...changed }));
  return { ...change(home, more), ...change(homeEn, {}) };
};

const hostile: [address: string, code: string][] = [
  ['https://video.example;sandbox', 'link/address-host'],
  ['https://video.example,evil.example', 'link/address-host'],
  ['https://*', 'link/address-host'],
  ['https://*.example', 'link/address-host'],
  ["https://'none'", 'link/address-host'],
  ['https://[::1]', 'link/address-host'],
  ['https://user:word@video.example', 'link/address-user'],
  ['https://user@video.example', 'link/address-user'],
  ['https://@video.example', 'link/address-user'],
  ['https://video.example\\@evil.example', 'link/address-character'],
  ['https://video.example\u0001', 'link/address-character'],
  ['https://video.example\u200b', 'link/address-character'],
];

it.each(Object.keys(slots))('what no address may have is one problem at %s', async (pointer) => {
  for (const [address, code] of hostile) {
    const change = slots[pointer]?.(address) ?? {};
    const { problems } = await checkSite(siteFiles(change, { '/a.png': testPicture }));
    expect(problems.map((problem) => `${problem.code} ${problem.pointer}`)).toEqual([
      `${code} ${pointer}`,
    ]);
  }
});

it.each([
  'https://video.example/\u202egpj.exe',
  'https://video.example/?a=\u2066b\u2069',
  'mailto:a@list.example\u202e',
  'mailto:a\\@list.example',
  'tel:+55\u0007',
])('nor may the rest of an address have it, nor one of mail or telephone: %j', async (address) => {
  const { problems } = await checkSite(siteFiles(linkTo(address)));
  expect(problems.map(({ code }) => code)).toEqual(['link/address-character']);
});

it.each([
  'https://video.example',
  'https://a-b.video.example:8443/path;v=1,2?to=me@list.example&x=*#y',
  'https://XN--NXASMQ6B.example/',
  'https://münchen.example/a',
  'https://127.0.0.1:4000/x',
  'mailto:someone@list.example,other@list.example',
  'tel:+55;ext=1',
])('an address that is as it should be: %s', async (address) => {
  expect((await checkSite(siteFiles(linkTo(address)))).problems).toEqual([]);
});

it('says what is wrong and what to do', async () => {
  expect(await formatOnlyProblem(linkTo('https://*.example/x'))).toMatchInlineSnapshot(`
    "link/address-host
    pages-config/pages/home/pt.json:19:19 /sections/0/actions/0/href
    "*.example" não é um nome de servidor que um site possa usar.
    Entre "//" e a barra seguinte vai um nome como "www.exemplo.com.br": só letras, números, hífens e pontos; nada de *, ponto e vírgula ou vírgula."
  `);
  expect(await formatOnlyProblem(linkTo('https://a.example/\u200b'))).toMatchInlineSnapshot(`
    "link/address-character
    pages-config/pages/home/pt.json:19:19 /sections/0/actions/0/href
    Este endereço tem um caractere que não pode estar em endereços: U+200B
    Copie o endereço da barra do navegador e cole-o de novo. A barra de um endereço é sempre "/", nunca "\\"."
  `);
});
