import { expect, it } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import {
  contentSecurityPolicy,
  thirdPartyOrigins,
} from '../../tools/pipeline/render/content-security-policy.ts';
import { readHtml } from '../../tools/pipeline/render/read-html.ts';
import { type SiteFileMap, siteFiles } from '../site.ts';
import { config, home, homeEn, withEdit } from './format-only-problem.ts';

const subscribeUrl = 'https://list.example/subscribe/post?u=1&id=2';
const script = {
  src: 'https://cdn.example/validate.js',
  formId: 'form',
  errorId: 'error',
  successId: 'success',
};
const crm = { address: 'https://forms.crm.example/f/1', script: 'https://crm.example/f/loader' };

const leadsAre = (leads: object) => withEdit(config, (site) => Object.assign(site.leads, leads));
const crmIs = (embed: object) =>
  Object.assign(
    {},
    ...[home, homeEn].map((file) => withEdit(file, ({ sections }) => (sections[1].crm = embed))),
  ) as SiteFileMap;

/** The policy of the test site, changed: the values of each directive. */
async function policyOf(changes: SiteFileMap): Promise<Record<string, string[]>> {
  const { site, problems } = await checkSite(siteFiles(changes));
  expect(problems).toEqual([]);
  const policy = contentSecurityPolicy(
    [readHtml('<script>boot()</script><style>a{}</style>')],
    thirdPartyOrigins(site!),
  );
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name, ...values]) => [name!, values.filter((value) => !value.startsWith("'sha256-"))]),
  );
}

const plain = await policyOf({});

it('allows the site itself, what stands in its pages, and nobody else', () => {
  expect(plain).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
});

const { 'require-trusted-types-for': _types, 'trusted-types': _none, ...untyped } = plain;

it.each(['inbox', 'direct'])(
  'a form may be sent to the provider, or be led on to it by the inbox: %s',
  async (mode) => {
    expect(await policyOf(leadsAre({ mode, provider: { subscribeUrl } }))).toEqual({
      ...plain,
      'form-action': ["'self'", 'https://list.example'],
    });
  },
);

it('the validation script of a provider is loaded, and asks the provider by way of a script; it writes texts as HTML', async () => {
  expect(await policyOf(leadsAre({ mode: 'direct', provider: { subscribeUrl, script } }))).toEqual({
    ...untyped,
    'script-src': ["'self'", 'https://cdn.example', 'https://list.example'],
    'form-action': ["'self'", 'https://list.example'],
  });
});

it('the address of a CRM form that no script embeds changes nothing', async () => {
  expect(await policyOf(crmIs({ address: crm.address }))).toEqual(plain);
});

it('the script of a CRM is loaded and embeds its form, once for both languages', async () => {
  expect(await policyOf(crmIs(crm))).toEqual({
    ...untyped,
    'script-src': ["'self'", 'https://crm.example'],
    'frame-src': ['https://forms.crm.example', 'https://crm.example'],
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
  expect((await policyOf(changes))['frame-src']).toEqual([
    'https://forms.crm.example',
    'https://crm.example',
  ]);
});
