import { randomUUID } from 'node:crypto';
import { countBySql, type LeadCountRow, mergeCounts, type OriginKey } from './lead-origin.ts';
import {
  countViewsSql,
  endOfWaits,
  type LeadRow,
  leadsWithOutbox,
  toStoredLead,
} from './lead-row.ts';
import {
  isTriedInVain,
  type LeadStore,
  type LeadView,
  type LeaseOrder,
  leadViews,
  leaseOrders,
} from './lead-store.ts';
import { countLeadsIn, libsqlFile } from './libsql-database.ts';
import { eraseFrom } from './libsql-erase.ts';
import { freeWaiting, releaseLeads, saveLead, saveLeads } from './libsql-writes.ts';
import { saveTogether } from './save-together.ts';

const selectLeadsSql = `SELECT * FROM ${leadsWithOutbox}`;

const leaseDueSql = (
  order: LeaseOrder,
) => `UPDATE outbox SET lease = ?1, leased_until = ?2 WHERE lead_id IN (
  SELECT lead_id FROM outbox WHERE state = 'waiting' AND next_at <= ?3
    AND (leased_until <= ?3 OR leased_until > ?5)
  ORDER BY ${leaseOrders[order]} LIMIT ?4)`;

const completeAttemptSql = `UPDATE outbox
  SET state = ?, attempts = attempts + 1, next_at = ?, note = ?, lease = NULL, leased_until = ''
  WHERE lead_id = ? AND lease = ?`;

const retrySql = `UPDATE outbox SET state = 'waiting', attempts = 0, next_at = ?1, note = NULL
  WHERE ${isTriedInVain} AND leased_until <= ?1`;

const originValue = (key: OriginKey) => `origin ->> '${key}'`;

const listSql = (columns: string, view: LeadView, order: 'ASC' | 'DESC') =>
  `SELECT ${columns} FROM ${leadsWithOutbox}
   WHERE ${leadViews[view]} AND (?1 IS NULL OR form = ?1)
     AND (?4 IS NULL OR ${originValue('page')} = ?4)
     AND (?5 IS NULL OR ${originValue('utm_campaign')} = ?5)
   ORDER BY received_at ${order}, leads.rowid ${order} LIMIT ?2 OFFSET ?3`;

/**
 * The store in a file. Other processes may read it and write to it at the same time. It is opened,
 * or made, when it is first used; where that fails, so does the call, and the next one tries again.
 */
export function openLibsqlStore(file: string, now = () => new Date()): LeadStore {
  const { use, close } = libsqlFile(file);
  const timestamp = () => now().toISOString();
  const change = (sql: string, ...values: (string | null)[]) =>
    use((database) => database.run(sql, ...values));

  return {
    save: saveTogether((leads) => use((database) => saveLeads(database, leads, now()))),
    list: ({ view = 'all', form, origin, newestFirst, limit = -1, offset = 0 } = {}) =>
      use((database) =>
        database
          .all<LeadRow>(
            listSql('*', view, newestFirst ? 'DESC' : 'ASC'),
            form ?? null,
            limit,
            offset,
            origin?.page ?? null,
            origin?.utm_campaign ?? null,
          )
          .map(toStoredLead),
      ),
    ids: ({ view = 'all', form, origin } = {}) =>
      use((database) =>
        database.all<{ id: string }>(
          listSql('id', view, 'ASC'),
          form ?? null,
          -1,
          0,
          origin?.page ?? null,
          origin?.utm_campaign ?? null,
        ),
      ).then((rows) => rows.map(({ id }) => id)),
    get: (ids) =>
      use((database) =>
        database
          .all<LeadRow>(
            `${selectLeadsSql} WHERE id IN (SELECT value FROM json_each(?))
             ORDER BY received_at, leads.rowid`,
            JSON.stringify(ids),
          )
          .map(toStoredLead),
      ),
    async count() {
      const [counts] = await use((database) =>
        database.all<Record<LeadView, number>>(countViewsSql),
      );
      if (!counts) throw new Error('A count gave no row.');
      return counts;
    },
    countBy: async (keys, since) =>
      mergeCounts(
        keys,
        await use((database) =>
          database.all<LeadCountRow>(
            countBySql(keys, originValue, '?1'),
            since?.toISOString() ?? '',
          ),
        ),
      ),
    lease: (limit, milliseconds, order = 'longest-waiting') =>
      use((database) => {
        const lease = randomUUID();
        const until = new Date(now().getTime() + milliseconds).toISOString();
        const [time, end] = [timestamp(), endOfWaits(now())];
        if (database.run(leaseDueSql(order), lease, until, time, limit, end) === 0)
          return freeWaiting(database, time, end);
        return database
          .all<LeadRow>(`${selectLeadsSql} WHERE lease = ? ORDER BY next_at`, lease)
          .map((row) => ({ lead: toStoredLead(row), lease }));
      }),
    async completeAttempt({ lead, lease }, update) {
      const { nextAt, note } = { nextAt: timestamp(), note: null, ...update };
      await change(completeAttemptSql, update.state, nextAt, note, lead.id, lease);
    },
    retryDeadLetters: (ids) =>
      ids
        ? use((database) =>
            database.inTransaction(() =>
              ids.reduce(
                (sum, id) => sum + database.run(`${retrySql} AND lead_id = ?2`, timestamp(), id),
                0,
              ),
            ),
          )
        : change(retrySql, timestamp()),
    releaseQuarantined: (ids) => use((database) => releaseLeads(database, ids, now())),
    markAnswered: async (id, answered, revision) =>
      (await change(
        `UPDATE leads SET answered_at = ?1 WHERE id = ?2 AND (?3 = '' OR revision = ?3)
         AND (answered_at IS NULL) = (?1 IS NOT NULL)`,
        answered ? timestamp() : null,
        id,
        String(revision ?? ''),
      )) > 0,
    ...eraseFrom(use),
    async backUp(copy) {
      await use((database) => database.run('VACUUM INTO ?', copy));
      return countLeadsIn(copy);
    },
    verifyWritable: () =>
      use((database) =>
        database.inTransaction(() => {
          const probe = { form: '', lang: '', fields: {}, roles: {} };
          const { id } = saveLead(database, probe, randomUUID(), now());
          database.run('DELETE FROM outbox WHERE lead_id = ?', id);
          database.run('DELETE FROM leads WHERE id = ?', id);
        }),
      ),
    close: async () => close(),
  };
}
