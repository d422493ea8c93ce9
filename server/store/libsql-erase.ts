import { setImmediate as othersTurn } from 'node:timers/promises';
import { errorCode } from './error-code.ts';
import { isSettled, leadsWithOutbox } from './lead-row.ts';
import { type LeadStore, normalizedEmail } from './lead-store.ts';
import type { LeadDatabase } from './libsql-database.ts';

type Use = <T>(work: (database: LeadDatabase) => T) => Promise<T>;

/** How many leads are deleted at a time: whoever sends one meanwhile waits for no more. */
const deletedAtATime = 500;

const namesEmail = "instr(char(10) || email || char(10), char(10) || ?1 || char(10)) AND ?1 <> ''";

/** What erases leads from a file, and from its log. */
export function eraseFrom(use: Use): Pick<LeadStore, 'erase' | 'eraseIds' | 'eraseBefore'> {
  const leaveNoTrace = () =>
    use(truncateLog).catch((cause: unknown) => {
      throw errorCode(cause).startsWith('SQLITE_BUSY') ? traceLeft() : cause;
    });

  return {
    async erase(email) {
      const address = normalizedEmail(email);
      const erased = await use((database) => deleteLeads(database, address));
      await leaveNoTrace();
      return erased;
    },
    async eraseIds(ids) {
      const erased = await use((database) =>
        database.inTransaction(() => deleteByIds(database, ids)),
      );
      await leaveNoTrace();
      return erased;
    },
    async eraseBefore(time, { withWaiting }) {
      let [erased, isDone] = [0, false];
      try {
        for (;;) {
          const some = await use((database) => deleteSomeBefore(database, time, withWaiting));
          if (some === 0) break;
          erased += some;
          await othersTurn();
        }
        isDone = true;
        await leaveNoTrace();
        return erased;
      } catch (cause) {
        throw Object.assign(cause as Error, { erased, isDone });
      }
    },
  };
}

/**
 * Deletes the leads that name an address, with what was to be delivered. @returns how many
 */
function deleteLeads(database: LeadDatabase, email: string): number {
  return database.inTransaction(() => {
    const theirs = `SELECT id FROM leads WHERE ${namesEmail}`;
    database.run(`DELETE FROM outbox WHERE lead_id IN (${theirs})`, email);
    return database.run(`DELETE FROM leads WHERE ${namesEmail}`, email);
  });
}

/**
 * Deletes the earliest leads of before a time, without those that wait for a delivery unless told
 * so. @returns how many; when it is none, there are no more
 */
function deleteSomeBefore(database: LeadDatabase, time: Date, withWaiting: boolean): number {
  return database.inTransaction(() => {
    const ids = database
      .all<{ id: string }>(
        `SELECT id FROM ${leadsWithOutbox}
         WHERE received_at < ? AND ${withWaiting ? 'TRUE' : isSettled}
         ORDER BY received_at LIMIT ?`,
        time.toISOString(),
        deletedAtATime,
      )
      .map(({ id }) => id);
    return deleteByIds(database, ids);
  });
}

/** Deletes leads, with what was to be delivered. @returns how many */
function deleteByIds(database: LeadDatabase, ids: string[]): number {
  const theirs = JSON.stringify(ids);
  database.run('DELETE FROM outbox WHERE lead_id IN (SELECT value FROM json_each(?))', theirs);
  return database.run('DELETE FROM leads WHERE id IN (SELECT value FROM json_each(?))', theirs);
}

/** Empties the log, which may hold what was erased. @throws while another process reads it */
function truncateLog(database: LeadDatabase): void {
  const [state] = database.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
  if (state?.busy !== 0)
    throw Object.assign(new Error('The log is being read.'), { code: 'SQLITE_BUSY' });
}

const traceLeft = () =>
  Object.assign(
    new Error(
      'The leads are erased, but a trace of them stays in a file, since another process is ' +
        'reading the store. Erase them once more.',
    ),
    { code: 'TRACE_LEFT' },
  );
