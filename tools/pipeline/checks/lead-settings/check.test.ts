import { expect, it } from 'vitest';
import {
  config,
  formatOnlyProblem,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const subscribeUrl = 'https://list.example/subscribe/post?u=1&id=2';
const script = {
  src: 'https://cdn.example/validate.js',
  formId: 'form',
  errorId: 'error',
  successId: 'success',
};

const leadsAre = (leads: object) => withEdit(config, (site) => Object.assign(site.leads, leads));

it.each([
  { mode: 'direct', provider: { subscribeUrl } },
  { mode: 'direct', provider: { subscribeUrl, script } },
  { mode: 'inbox', provider: { subscribeUrl } },
])('leads that have somewhere to go: %j', async (leads) => {
  expect((await checkSite(siteFiles(leadsAre(leads)))).problems).toEqual([]);
});

it('leads for a provider that is not named', async () => {
  expect(await formatOnlyProblem(leadsAre({ mode: 'direct' }))).toMatchInlineSnapshot(`
    "site/direct-without-provider
    pages-config/site.json:68:13 /leads/mode
    O modo "direct" manda os contatos a um serviço de e-mail marketing, e o site não diz qual: falta "provider".
    Acrescente "provider" a "leads", com o endereço de inscrição em "subscribeUrl". Ou troque "mode" para "inbox": assim o servidor do site guarda os contatos."
  `);
});

it('a script for a form that goes to the inbox', async () => {
  expect(
    await formatOnlyProblem(leadsAre({ provider: { subscribeUrl, script } })),
  ).toMatchInlineSnapshot(`
    "site/idle-script
    pages-config/site.json:72:7 /leads/provider/script
    O script do provedor nunca é carregado: ele só vale no modo "direct", e o site está em "inbox".
    Apague "script", ou troque "mode" para "direct"."
  `);
});
