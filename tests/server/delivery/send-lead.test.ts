import { createHash, createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deliveryKey, fakeProvider } from '../../../bench/test-support/fake-provider.ts';
import { buildDeliveryRequest, sendLead } from '../../../server/delivery/send-lead.ts';
import { currentFields } from '../../../server/store/current-fields.ts';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import type { StoredLead } from '../../../server/store/lead-store.ts';

const lead: StoredLead = {
  id: 'a3',
  receivedAt: '2026-03-01T12:00:00.000Z',
  form: 'insurers',
  lang: 'pt',
  roles: rolesOfEarlierLeads,
  fields: {
    EMAIL: ' Ana@Clinica.com.br ',
    FNAME: 'Ana "A" Ção',
    PHONE: '+5511900000000',
    CONTEMAIS: 'um\ndois',
    COMPANY: '',
    tags: 'operadoras, b ,',
  },
  corrections: [],
  revision: 0,
};
const corrected: StoredLead = {
  ...lead,
  revision: 1,
  corrections: [{ EMAIL: 'ana@clinica.com.br', FNAME: 'Anna', PHONE: '' }],
};
const list = {
  destination: { kind: 'mailing-list', url: 'https://us1.api.example/3.0/lists/a1/' },
  key: deliveryKey,
} as const;
const hook = {
  destination: { kind: 'webhook', url: 'https://hooks.example/in?team=7' },
  key: deliveryKey,
} as const;
const bodyOf = (request: { body: string }) => JSON.parse(request.body) as unknown;

async function running() {
  const fake = await fakeProvider();
  onTestFinished(() => fake.close());
  return fake;
}

describe('what a lead says now', () => {
  const consented: StoredLead = {
    ...lead,
    roles: { ...rolesOfEarlierLeads, consent: 'NEWS' },
    fields: { ...lead.fields, NEWS: 'yes' },
  };
  const EMAIL = 'ana@clinica.com.br';

  test('is what it said before, where it is corrected by nothing', () => {
    const { CONTEMAIS } = currentFields({ ...consented, corrections: [{ EMAIL, CONTEMAIS: '' }] });
    expect(CONTEMAIS).toBe('um\ndois');
  });

  test.each([
    ['that is not given again is taken back', [{ EMAIL }], ''],
    ['that is given again holds', [{ EMAIL }, { EMAIL, NEWS: 'yes' }], 'yes'],
  ] as [string, StoredLead['corrections'], string][])(
    'a consent %s',
    (_name, corrections, news) => {
      expect(currentFields({ ...consented, corrections }).NEWS).toBe(news);
    },
  );
});

describe('to a mailing list', () => {
  test('a lead is an upsert under the hash of its address', () => {
    const hash = createHash('md5').update('ana@clinica.com.br').digest('hex');
    const request = buildDeliveryRequest(list, lead);
    expect(request).toMatchObject({
      method: 'PUT',
      url: `https://us1.api.example/3.0/lists/a1/members/${hash}`,
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`any:${deliveryKey}`).toString('base64')}`,
      },
    });
    expect(bodyOf(request)).toEqual({
      email_address: 'Ana@Clinica.com.br',
      status_if_new: 'pending',
      merge_fields: { FNAME: 'Ana "A" Ção', PHONE: '+5511900000000', CONTEMAIS: 'um\ndois' },
      tags: ['operadoras', 'b'],
    });
  });

  test('a correction is the same upsert with what it says now', () => {
    expect(buildDeliveryRequest(list, corrected).url).toBe(buildDeliveryRequest(list, lead).url);
    expect(bodyOf(buildDeliveryRequest(list, corrected))).toMatchObject({
      email_address: 'ana@clinica.com.br',
      merge_fields: { FNAME: 'Anna', PHONE: '+5511900000000' },
    });
  });

  test('a lead of an address alone has no tags; without a key there is no authorization', () => {
    const request = buildDeliveryRequest(
      { destination: list.destination },
      { ...lead, fields: { EMAIL: 'a@b.example' } },
    );
    expect(bodyOf(request)).toEqual({
      email_address: 'a@b.example',
      status_if_new: 'pending',
      merge_fields: {},
    });
    expect(request.headers).not.toHaveProperty('authorization');
  });
});

describe('where a lead came from', () => {
  const origin = { page: '/clinicas', utm_campaign: 'spring', gclid: 'x' };

  test('goes to a mailing list under the names that it has there, and no further', () => {
    const names = { page: 'PAGE', utm_campaign: 'CAMPAIGN', utm_source: 'SOURCE', gclid: 'FNAME' };
    const request = buildDeliveryRequest({ ...list, originFields: names }, { ...lead, origin });
    expect(bodyOf(request)).toMatchObject({
      merge_fields: {
        PAGE: '/clinicas',
        CAMPAIGN: 'spring',
        FNAME: 'Ana "A" Ção',
        PHONE: '+5511900000000',
        CONTEMAIS: 'um\ndois',
      },
    });
    expect(buildDeliveryRequest(list, { ...lead, origin })).toEqual(
      buildDeliveryRequest(list, lead),
    );
  });

  test('goes to a webhook whole', () => {
    expect(bodyOf(buildDeliveryRequest(hook, { ...lead, origin }))).toMatchObject({ origin });
  });
});

describe('to a webhook', () => {
  test('a lead is a signed event with a key of its own', () => {
    const request = buildDeliveryRequest(hook, lead);
    expect(request).toMatchObject({
      method: 'POST',
      url: hook.destination.url,
      headers: {
        'idempotency-key': 'a3-0',
        'x-signature': `sha256=${createHmac('sha256', deliveryKey).update(request.body).digest('hex')}`,
      },
    });
    const { id, receivedAt, form, lang, roles: rolesOfEarlierLeads, fields } = lead;
    expect(bodyOf(request)).toEqual({
      id,
      receivedAt,
      form,
      lang,
      roles: rolesOfEarlierLeads,
      fields,
    });
    expect(
      buildDeliveryRequest({ destination: hook.destination }, lead).headers,
    ).not.toHaveProperty('x-signature');
  });

  test('a correction is a new event, with what it says now and what was corrected', () => {
    const request = buildDeliveryRequest(hook, corrected);
    expect(request.headers['idempotency-key']).toBe('a3-1');
    expect(bodyOf(request)).toMatchObject({
      fields: { ...lead.fields, EMAIL: 'ana@clinica.com.br', FNAME: 'Anna' },
      corrections: corrected.corrections,
    });
  });
});

describe('an attempt', () => {
  const attempt = (
    destination: Awaited<ReturnType<typeof running>>['list' | 'hook'],
    timeout?: number,
  ) => sendLead({ destination, key: deliveryKey }, lead, () => new Date(), timeout);

  test('is taken by both kinds of provider', async () => {
    const fake = await running();
    expect([await attempt(fake.list), await attempt(fake.hook)]).toEqual([
      { state: 'delivered' },
      { state: 'delivered' },
    ]);
    expect([...fake.members.values()]).toMatchObject([
      { status: 'pending', merge_fields: { FNAME: 'Ana "A" Ção' }, tags: ['operadoras', 'b'] },
    ]);
    expect(fake.events.get('a3-0')).toMatchObject({ id: 'a3', fields: lead.fields });
  });

  test('follows no redirect', async () => {
    const fake = await running();
    fake.respondWith(307, '', { location: '/3.0/lists/other' });
    expect(await attempt(fake.list)).toMatchObject({ state: 'waiting', note: 'status-307' });
    expect(fake.requests).toHaveLength(1);
  });

  test('reads a compressed answer', async () => {
    const fake = await running();
    fake.respond = (_, response) =>
      Boolean(response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"id":"1"}')));
    expect(await attempt(fake.list)).toEqual({ state: 'delivered' });
  });

  test('ends in time though the answer drips, or never begins', async () => {
    const fake = await running();
    fake.respond = (_, response) => {
      response.writeHead(200).write('{');
      const dripping = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(dripping));
      return true;
    };
    expect(await attempt(fake.list, 200)).toMatchObject({ state: 'waiting', note: 'timeout' });
    fake.respond = () => true;
    expect(await attempt(fake.hook, 200)).toMatchObject({ state: 'waiting', note: 'timeout' });
  });

  test('reads no more of an answer than its beginning', async () => {
    const fake = await running();
    let written = 0;
    const cut = new Promise<void>((closed) => {
      fake.respond = (_, response) => {
        response.writeHead(200).write('{"id":"1","more":"');
        const more = () => {
          if (response.destroyed) return;
          written += 65_536;
          response.write('x'.repeat(65_536), () => setImmediate(more));
        };
        more();
        response.on('close', closed);
        return true;
      };
    });
    expect(await attempt(fake.list)).toMatchObject({ state: 'waiting', note: 'broken' });
    await cut;
    expect(written).toBeLessThan(50_000_000);
  });

  test('that breaks off, or reaches nobody, waits', async () => {
    const fake = await running();
    fake.respond = (_, response) =>
      Boolean(
        response
          .writeHead(200, { 'content-length': '100' })
          .write('{"id":"1"}', () => response.destroy()),
      );
    expect(await attempt(fake.list)).toMatchObject({
      state: 'waiting',
      note: expect.stringMatching(/^(UND_ERR_SOCKET|ECONNRESET)$/),
    });
    fake.dropConnections();
    expect(await attempt(fake.list)).toMatchObject({ state: 'waiting', failureScope: 'provider' });
    await fake.close();
    expect(await attempt(fake.list)).toMatchObject({ state: 'waiting', note: 'ECONNREFUSED' });
    expect(
      await sendLead({ destination: { kind: 'webhook', url: 'https://' } }, lead, () => new Date()),
    ).toMatchObject({ state: 'waiting', note: 'ERR_INVALID_URL' });
  });
});
