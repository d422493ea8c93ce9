import { randomUUID } from 'node:crypto';
import { dedupeKeyOf, releasedKeyOf } from './dedupe-key.ts';
import { errorCode } from './error-code.ts';
import { countBySql, type LeadCountRow, mergeCounts, originJson } from './lead-origin.ts';
import {
  countViewsSql,
  endOfWaits,
  type LeadRow,
  leadsWithOutbox,
  toStoredLead,
} from './lead-row.ts';
import {
  type Lead,
  type LeadStore,
  type LeadView,
  normalizedEmail,
  normalizedEmailOf,
} from './lead-store.ts';
import { postgresDatabase } from './postgres-database.ts';
import {
  completeAttemptSql,
  eraseBeforeSql,
  freeWaitingSql,
  leaseDueSql,
  listLeadsSql,
  originValue,
  probeSql,
  releaseLeadSql,
  retrySql,
  saveLeadSql,
} from './postgres-sql.ts';

type Row = Omit<LeadRow, 'corrections'> & { corrections: string[] };

/** The code of PostgreSQL for a value that is there already, and may be there once. */
const uniqueViolation = '23505';

/** How often a lead is looked for that is erased each time it is found to be there. */
const saveAttempts = 3;

/**
 * Opens the store in a PostgreSQL database and makes its tables when first used. The database may
 * be down now or later: each call then fails within seconds, and works again once the database
 * does. Whatever a call throws has a `code`.
 * @param url postgres://user:password@host:port/database, with its `sslmode` where it needs one
 * @throws where the address cannot be read; where a later version made the tables, each call throws
 */
export function openPostgresStore(url: string, now = () => new Date()): LeadStore {
  const { query, close } = postgresDatabase(url);
  const timestamp = () => now().toISOString();
  const execute = async (sql: string, ...values: unknown[]) =>
    (await query(sql, ...values)).rowCount ?? 0;
  const selectLeads = async (sql: string, ...values: unknown[]) =>
    (await query<Row>(sql, ...values)).rows.map((row) =>
      toStoredLead({ ...row, corrections: `[${row.corrections.join(',')}]` }),
    );

  /** @returns nothing where the lead was there, but was erased before it could be found */
  async function saveOnce(lead: Lead): Promise<{ id: string } | undefined> {
    const id = randomUUID();
    const { form, lang, fields, roles, apart, origin = {} } = lead;
    const dedupeKey = dedupeKeyOf(lead, id, now());
    const { rows } = await query<{ id: string }>(
      saveLeadSql,
      timestamp(),
      apart ?? null,
      id,
      form,
      lang,
      JSON.stringify(fields),
      normalizedEmailOf(fields, roles),
      dedupeKey,
      JSON.stringify(roles),
      originJson(origin),
      releasedKeyOf(lead, id, now()),
    );
    if (rows[0]) return rows[0];
    const known = 'SELECT id FROM leads WHERE identity = $1';
    return (await query<{ id: string }>(known, dedupeKey)).rows[0];
  }

  async function release(id: string): Promise<number> {
    const once = () => execute(releaseLeadSql, timestamp(), id);
    return once().catch((cause: unknown) => {
      // The same lead came at this moment: it is found now.
      if (errorCode(cause) === uniqueViolation) return once();
      throw cause;
    });
  }

  return {
    async save(lead) {
      for (let attempt = 0; attempt < saveAttempts; attempt += 1) {
        const saved = await saveOnce(lead);
        if (saved) return saved;
      }
      throw Object.assign(new Error('The lead is erased again and again.'), { code: 'ERASED' });
    },
    list: ({ view = 'all', form, origin, newestFirst = false, limit, offset = 0 } = {}) =>
      selectLeads(
        `${listLeadsSql('*', view, newestFirst ? 'DESC' : 'ASC')} LIMIT $4 OFFSET $5`,
        form,
        origin?.page,
        origin?.utm_campaign,
        limit,
        offset,
      ),
    async ids({ view = 'all', form, origin } = {}) {
      const { rows } = await query<{ id: string }>(
        listLeadsSql('id', view, 'ASC'),
        form,
        origin?.page,
        origin?.utm_campaign,
      );
      return rows.map(({ id }) => id);
    },
    get: (ids) =>
      selectLeads(
        `SELECT * FROM ${leadsWithOutbox} WHERE id = ANY ($1) ORDER BY received_at, entry`,
        ids,
      ),
    async count() {
      const [counts] = (await query<Record<LeadView, number>>(countViewsSql)).rows;
      if (!counts) throw new Error('A count gave no row.');
      return counts;
    },
    async countBy(keys, since) {
      const sql = countBySql(keys, originValue, '$1');
      return mergeCounts(keys, (await query<LeadCountRow>(sql, since?.toISOString() ?? '')).rows);
    },
    async lease(limit, milliseconds, order = 'longest-waiting') {
      const lease = randomUUID();
      const until = new Date(now().getTime() + milliseconds).toISOString();
      const end = endOfWaits(now());
      if ((await execute(leaseDueSql(order), lease, until, timestamp(), limit, end)) === 0) {
        await execute(freeWaitingSql, timestamp(), end);
        return [];
      }
      // Read after the lease: a correction that came in between took the lease away, and is not
      // missed.
      const leased = `SELECT * FROM ${leadsWithOutbox} WHERE lease = $1 ORDER BY next_at`;
      return (await selectLeads(leased, lease)).map((lead) => ({ lead, lease }));
    },
    async completeAttempt({ lead, lease }, update) {
      const { nextAt, note } = { nextAt: timestamp(), note: null, ...update };
      await execute(completeAttemptSql, update.state, nextAt, note, lead.id, lease);
    },
    retryDeadLetters: (ids) => execute(retrySql, timestamp(), ids),
    async releaseQuarantined(ids) {
      let released = 0;
      for (const id of ids) released += await release(id);
      return released;
    },
    async markAnswered(id, answered, revision) {
      const sql = `UPDATE leads SET answered_at = $1
        WHERE id = $2 AND ($3::int IS NULL OR revision = $3)
        AND (answered_at IS NULL) = ($1::text IS NOT NULL)`;
      return (await execute(sql, answered ? timestamp() : null, id, revision)) > 0;
    },
    erase: (email) =>
      execute("DELETE FROM leads WHERE $1 = ANY (emails) AND $1 <> ''", normalizedEmail(email)),
    eraseIds: (ids) => execute('DELETE FROM leads WHERE id = ANY ($1)', ids),
    eraseBefore: (time, { withWaiting }) =>
      execute(eraseBeforeSql, time.toISOString(), withWaiting),
    async backUp() {
      throw Object.assign(new Error('A database server is backed up by its own means.'), {
        code: 'NO_FILE',
      });
    },
    async verifyWritable() {
      await query(probeSql);
    },
    close,
  };
}
