import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildDeliveryRequest } from '../../../server/delivery/send-lead.ts';
import { createWorker, deliverDue } from '../../../server/delivery/worker.ts';
import { exportFormats } from '../../../server/inbox/export-formats.ts';
import { leadDetails, leadName } from '../../../server/inbox/lead-details.ts';
import { formatLeadTable } from '../../../server/inbox/lead-table.ts';
import { leadSource } from '../../../server/store/read-leads.ts';
import { checkSite } from '../../../tools/pipeline/check-site.ts';
import { formsByLanguage } from '../../../tools/pipeline/resolve/resolve-forms.ts';
import { siteFiles } from '../../site.ts';
import { startTestServer } from '../test-server.ts';
import { storeKinds } from './store-fixtures.ts';

const definition = readFileSync(
  new URL('../../fixtures/law-firm/consulta.json', import.meta.url),
  'utf8',
);
const { site, problems } = await checkSite(
  siteFiles({ 'pages-config/forms/consulta.json': definition }),
);
const forms = formsByLanguage(site!);

const lead = {
  form: 'consulta',
  lang: 'en',
  nome: 'Ana',
  sobrenome: 'Reis',
  correio: 'Ana@firma.example',
  celular: '+55 11 90000-0000',
  escritorio: 'Firma',
  area: 'trabalho',
  parte: 'empregado',
  sigilo: 'yes',
  etiquetas: 'site,consulta',
};

const tagWith = (html: string, attribute: string) =>
  html.match(/<[^>]+>/g)?.find((tag) => tag.includes(attribute));

test('the fixture has nothing wrong', () => expect(problems).toEqual([]));

describe.each(storeKinds)('a form with field names of its own, %s', (_kind, place) => {
  test('is stored, listed, exported, delivered and erased', async () => {
    const store = (await place()).open();
    const { send } = await startTestServer({ forms, store });
    expect((await send({ ...lead, novidades: 'yes' })).status).toBe(200);
    const [kept] = await store.list();
    expect(kept!.roles).toEqual({
      name: 'nome',
      familyName: 'sobrenome',
      email: 'correio',
      phone: 'celular',
      company: 'escritorio',
      message: 'assunto',
      consent: 'novidades',
      tags: 'etiquetas',
    });
    expect(leadName(kept!, 'pt')).toBe('Ana Reis · Firma');
    expect(formatLeadTable([kept!], 'all', 'en')).toMatch(
      /Ana +Firma +Ana@firma\.example +\+55 11 90000-0000/,
    );
    const details = leadDetails(kept!, forms, 'pt').map(({ label, value }) => `${label}: ${value}`);
    expect(details).toContain('Área: Trabalho');
    expect(details).toContain('Você é: Quem trabalha');
    expect(details).toContain('Quero receber novidades: marcado');

    let csv = '';
    for await (const part of exportFormats.csv.write(await leadSource(store, {}))) csv += part;
    expect(csv).toContain('"correio"');
    expect(csv).toContain('"trabalho";"empregado"');
    let json = '';
    for await (const part of exportFormats.json.write(await leadSource(store, {}))) json += part;
    expect(JSON.parse(json)[0]).toMatchObject({ fields: { area: 'trabalho' }, roles: kept!.roles });

    const url = 'https://list.example/lists/1';
    const { body } = buildDeliveryRequest({ destination: { kind: 'mailing-list', url } }, kept!);
    expect(JSON.parse(body)).toMatchObject({
      email_address: 'Ana@firma.example',
      tags: ['site', 'consulta'],
      merge_fields: { nome: 'Ana', area: 'trabalho' },
    });
    expect(Object.keys(JSON.parse(body).merge_fields)).not.toContain('correio');
    const hook = buildDeliveryRequest({ destination: { kind: 'webhook', url } }, kept!);
    expect(JSON.parse(hook.body)).toMatchObject({ roles: kept!.roles });

    // The same person again, without a script: a correction, by the address.
    await send({ ...lead, novidades: 'yes', nome: 'Anna' });
    expect((await store.list()).map(({ revision }) => revision)).toEqual([1]);
    expect([await store.erase('ana@FIRMA.example'), await store.list()]).toEqual([1, []]);
  });

  test('who does not tick the consent is kept, and not put on a mailing list', async () => {
    const store = (await place()).open();
    const { send } = await startTestServer({ forms, store });
    expect((await send(lead)).status).toBe(200);
    const delivery = { kind: 'mailing-list', url: 'https://127.0.0.1:1/lists/1' } as const;
    await deliverDue(createWorker({ store, delivery, log: () => {} }));
    const [kept] = await store.list();
    expect(kept!.delivery).toMatchObject({ state: 'parked', note: 'no-consent' });
  });
});

describe('what is sent is judged by the definition', () => {
  const answer = async (change: Record<string, string>) => {
    const { send, database } = await startTestServer({ forms });
    const response = await send({ ...lead, ...change });
    return { status: response.status, html: await response.text(), database };
  };

  test.each([
    ['an option that is none', { area: 'penal' }, 'fieldOption'],
    ['a choice that was not made', { parte: '' }, 'fieldOption'],
    ['a box that has to be ticked', { sigilo: '' }, 'fieldTick'],
    ['a box with a value of its own', { novidades: 'perhaps' }, 'fieldTick'],
    ['a field that shows now', { area: 'outra' }, 'fieldRequired'],
  ])('%s is told of, and the other choices stay', async (_what, change, rule) => {
    const { status, html } = await answer(change);
    expect(status).toBe(422);
    expect(html).toContain(rule);
    if (!('parte' in change)) expect(tagWith(html, 'value="empregado"')).toContain(' checked=');
    if (!('area' in change)) expect(tagWith(html, 'value="trabalho"')).toContain(' selected=');
    expect(html).toContain('<legend');
  });

  test('a field that another one hides is neither missed nor kept', async () => {
    const { store } = await (async () => {
      const opened = (await storeKinds[0][1]()).open();
      const { send } = await startTestServer({ forms, store: opened });
      const sent = { ...lead, area: 'familia', assunto: 'x'.repeat(3000) };
      expect((await send(sent)).status).toBe(200);
      return { store: opened };
    })();
    const [kept] = await store.list();
    expect(Object.keys(kept!.fields)).not.toContain('parte');
    expect(Object.keys(kept!.fields)).not.toContain('assunto');
    expect(Object.keys(kept!.fields)).not.toContain('_other');
  });
});
