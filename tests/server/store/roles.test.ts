import { describe, expect, test } from 'vitest';
import { buildDeliveryRequest } from '../../../server/delivery/send-lead.ts';
import { exportFormats } from '../../../server/inbox/export-formats.ts';
import { formatLeadTable } from '../../../server/inbox/lead-table.ts';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import { libsqlMigrations } from '../../../server/store/libsql-migrations.ts';
import { postgresMigrations } from '../../../server/store/postgres-sql.ts';
import { leadSource } from '../../../server/store/read-leads.ts';
import { libsqlFixture, postgresFixture, testLead } from './store-fixtures.ts';

const fields =
  '{"FNAME":"Ana","EMAIL":" Ana@Clinica.com.br","PHONE":"11","COMPANY":"C","tags":"7"}';
const corrected = '{"FNAME":"Ana","EMAIL":"second@clinica.com.br"}';
const time = '2025-01-01T00:00:00.000Z';

/** What the version before roles made, with a lead that was corrected and waits. */
const former = {
  libsql: `${libsqlMigrations.slice(0, 3).join('\n')}
    INSERT INTO leads (id, form, lang, fields, received_at, email, identity, corrections, revision)
      VALUES ('a', 'contact', 'pt', '${fields}', '${time}',
        'ana@clinica.com.br' || char(10) || 'second@clinica.com.br', 'i', '[${corrected}]', 1);
    INSERT INTO outbox (lead_id, state, next_at) VALUES ('a', 'waiting', '${time}');
    PRAGMA user_version = 3;`,
  PostgreSQL: `${postgresMigrations.slice(0, 2).join('\n')}
    INSERT INTO leads (id, form, lang, fields, received_at, emails, identity, corrections, revision)
      VALUES ('a', 'contact', 'pt', '${fields}', '${time}',
        ARRAY['ana@clinica.com.br', 'second@clinica.com.br'], 'i', ARRAY['${corrected}'], 1);
    INSERT INTO outbox (lead_id, state, next_at) VALUES ('a', 'waiting', '${time}');
    UPDATE leads_version SET version = 2;`,
};

describe.each([
  ['libsql', libsqlFixture],
  ['PostgreSQL', postgresFixture],
] as const)('%s', (kind, place) => {
  const opened = async () => {
    const { open, sql } = await place();
    await sql(former[kind]);
    return open();
  };

  test('leads of the version before are listed, exported, delivered and erased by their roles', async () => {
    const store = await opened();
    const [lead] = await store.list();
    expect(lead!.roles).toEqual(rolesOfEarlierLeads);
    expect(formatLeadTable([lead!], 'all', 'en')).toMatch(/Ana +C +second@clinica\.com\.br +11/);
    let json = '';
    for await (const part of exportFormats.json.write(await leadSource(store, {}))) json += part;
    expect(JSON.parse(json)).toMatchObject([{ id: 'a', fields: JSON.parse(fields) }]);
    const [leased] = await store.lease(1, 1000);
    const destination = { kind: 'mailing-list', url: 'https://list.example/lists/1' } as const;
    expect(JSON.parse(buildDeliveryRequest({ destination }, leased!.lead).body)).toMatchObject({
      email_address: 'second@clinica.com.br',
      merge_fields: { FNAME: 'Ana', PHONE: '11', COMPANY: 'C' },
      tags: ['7'],
    });
    expect([await store.erase('ANA@clinica.com.br'), await store.list()]).toEqual([1, []]);
  });

  test('and by the address of a correction', async () => {
    expect(await (await opened()).erase('second@clinica.com.br')).toBe(1);
  });

  test('a form whose fields got other names makes another lead, found by its own address', async () => {
    const store = (await place()).open();
    await store.save(testLead({}, { submission: 's' }));
    const renamed = { fields: { correio: 'other@a.br' }, roles: { email: 'correio' } };
    await store.save({ form: 'contact', lang: 'pt', submission: 's', ...renamed });
    expect((await store.list()).map(({ roles }) => roles.email)).toEqual(['EMAIL', 'correio']);
    expect([await store.erase('other@a.br'), (await store.count()).all]).toEqual([1, 1]);
  });
});
