import { expect, it } from 'vitest';
import { cspHash, headerPolicy, pagePolicyFor } from '../../tools/model/content-security-policy.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { headers } from '../../tools/pipeline/render/headers.ts';
import { thirdPartyOrigins } from '../../tools/pipeline/render/third-party-origins.ts';
import { type SiteFileMap, siteFiles } from '../site.ts';
import { config, home, homeEn, withEdit } from './format-only-problem.ts';

const subscribeUrl = 'https://list.example/subscribe/post?u=1&id=2';
const script = {
  src: 'https://cdn.example/validate.js',
  formId: 'form',
  errorId: 'error',
  successId: 'success',
};
const crm = { address: 'https://forms.crm.test/f/1', script: 'https://crm.test/f/loader' };

const leadsAre = (leads: object) => withEdit(config, (site) => Object.assign(site.leads, leads));
const crmIs = (embed: object) =>
  Object.assign(
    {},
    ...[home, homeEn].map((file) => withEdit(file, ({ sections }) => (sections[1].crm = embed))),
  ) as SiteFileMap;

/** The values of each directive of a policy, without hashes. */
const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values.filter((each) => !isHash(each))]),
  );

const isHash = (value: string) => value.startsWith("'sha256-");

/** The policy of the test site, changed, in its two parts. */
async function policyOf(changes: SiteFileMap) {
  const { site, problems } = await checkSite(siteFiles(changes));
  expect(problems).toEqual([]);
  const origins = thirdPartyOrigins(site!);
  return {
    header: directivesOf(headerPolicy(['boot()'], origins)),
    page: directivesOf(pagePolicyFor(origins)({ scripts: ['boot()'], styles: ['a{}'] })),
  };
}

const plain = await policyOf({});

it('allows the site itself, what stands in its pages, and nobody else', () => {
  expect(plain).toEqual({
    header: {
      'script-src': ["'self'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    },
    page: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'connect-src': ["'self'"],
    },
  });
});

it('names the code that stands in a page, and no other', () => {
  const noOrigins = { frames: [], forms: [], scripts: [], connections: [] };
  const page = pagePolicyFor(noOrigins)({ scripts: ['boot()'], styles: ['a{}', 'b{}'] });
  expect(page).toContain(`script-src 'self' ${cspHash('boot()')};`);
  expect(page).toContain(`style-src 'self' ${cspHash('a{}')} ${cspHash('b{}')};`);
  expect(headerPolicy(['boot()'], noOrigins)).toContain(`script-src 'self' ${cspHash('boot()')};`);
});

it('no line of the headers is longer than hosts read, and no address has one from two rules', () => {
  const origins = Array.from({ length: 10 }, (_, index) => `https://forms-${index}.example.com`);
  const text = headers(
    headerPolicy(['boot()'], {
      frames: origins,
      forms: origins,
      scripts: origins,
      connections: origins,
    }),
  );
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2_000);
  const names = [...text.matchAll(/^ +([\w-]+):/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

const { 'require-trusted-types-for': _types, 'trusted-types': _none, ...untyped } = plain.header;

it.each(['inbox', 'direct'])(
  'a form may be sent to the provider, or be led on to it by the inbox: %s',
  async (mode) => {
    expect(await policyOf(leadsAre({ mode, provider: { subscribeUrl } }))).toEqual({
      ...plain,
      header: { ...plain.header, 'form-action': ["'self'", 'https://list.example'] },
    });
  },
);

it('the validation script of a provider is loaded, and asks the provider by way of a script; it writes texts as HTML', async () => {
  const scripts = ["'self'", 'https://cdn.example', 'https://list.example'];
  expect(await policyOf(leadsAre({ mode: 'direct', provider: { subscribeUrl, script } }))).toEqual({
    header: {
      ...untyped,
      'script-src': scripts,
      'form-action': ["'self'", 'https://list.example'],
    },
    page: { ...plain.page, 'script-src': scripts },
  });
});

it('the address of a CRM form that no script embeds changes nothing', async () => {
  expect(await policyOf(crmIs({ address: crm.address }))).toEqual(plain);
});

const crmOrigins = ['https://forms.crm.test', 'https://crm.test'];

it('the script of a CRM is loaded and embeds its form, once for both languages', async () => {
  const scripts = ["'self'", 'https://crm.test'];
  expect(await policyOf(crmIs(crm))).toEqual({
    header: { ...untyped, 'script-src': scripts },
    page: { ...plain.page, 'script-src': scripts, 'frame-src': crmOrigins },
  });
});

it('the script of one section embeds no address of another', async () => {
  const changes = {
    ...crmIs(crm),
    ...withEdit(
      'pages-config/pages/about/us/pt.json',
      ({ sections }) => (sections[1].crm = { address: 'https://other.example/f/2' }),
    ),
  };
  expect((await policyOf(changes)).page['frame-src']).toEqual(crmOrigins);
});
