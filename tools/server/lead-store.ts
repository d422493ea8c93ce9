import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

/** What a visitor sent with one form. */
export type Lead = { form: string; lang: string; fields: Record<string, string>; spam: boolean };

/** A lead as it is kept, with how far its delivery is; spam is not delivered. */
export type StoredLead = Lead & { id: string; receivedAt: string; delivery?: { state: string; attempts: number; nextAt: string } };

/** Where leads are kept. */
export interface LeadStore {
  /**
   * Keeps a lead together with its entry in the outbox; of spam, the lead alone.
   * @returns once both are on the disk
   * @throws where they are not; then neither is kept
   */
  keep(lead: Lead): Promise<{ id: string }>;
  /** All leads, the earliest first. */
  list(): Promise<StoredLead[]>;
  close(): Promise<void>;
}

/** Each brings a store from the version of its place to the next. Add to the end, change none. */
const migrations = [
  `CREATE TABLE leads (id TEXT PRIMARY KEY, form TEXT NOT NULL, lang TEXT NOT NULL, fields TEXT NOT NULL, spam INTEGER NOT NULL, received_at TEXT NOT NULL) STRICT;
   CREATE TABLE outbox (lead_id TEXT PRIMARY KEY REFERENCES leads (id), state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_at TEXT NOT NULL) STRICT;
   CREATE INDEX outbox_due ON outbox (state, next_at);`,
];

/** How long a write waits for another process to finish its own, in milliseconds. The server answers nobody meanwhile. */
const busyTimeout = 1000;

type Row = { id: string; form: string; lang: string; fields: string; spam: number; received_at: string; state: string | null; attempts: number; next_at: string };

/**
 * Opens, or makes, the store in a file. Other processes may read it and write to it at the same time.
 * @throws where the file cannot be opened or was made by a later version
 */
export function openLibsqlStore(file: string): LeadStore {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file);
  for (const pragma of [`busy_timeout = ${busyTimeout}`, 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) database.pragma(pragma);
  migrate(database);
  const addLead = database.prepare('INSERT INTO leads (id, form, lang, fields, spam, received_at) VALUES (?, ?, ?, ?, ?, ?)');
  const addDelivery = database.prepare("INSERT INTO outbox (lead_id, state, next_at) VALUES (?, 'waiting', ?)");
  const insert = database.transaction((id: string, { form, lang, fields, spam }: Lead, now: string) => {
    addLead.run(id, form, lang, JSON.stringify(fields), spam ? 1 : 0, now);
    if (!spam) addDelivery.run(id, now);
  });
  return {
    async keep(lead) {
      const id = randomUUID();
      insert.immediate(id, lead, new Date().toISOString());
      return { id };
    },
    async list() {
      const rows = database.prepare('SELECT * FROM leads LEFT JOIN outbox ON lead_id = id ORDER BY received_at, leads.rowid').all() as Row[];
      return rows.map(storedLead);
    },
    async close() {
      database.close();
    },
  };
}

const storedLead = ({ id, form, lang, fields, spam, received_at, state, attempts, next_at }: Row): StoredLead => ({
  id,
  form,
  lang,
  fields: JSON.parse(fields) as Record<string, string>,
  spam: spam === 1,
  receivedAt: received_at,
  ...(state !== null && { delivery: { state, attempts, nextAt: next_at } }),
});

/** Runs the migrations that a file has not had yet; one process at a time. */
function migrate(database: Database.Database): void {
  const run = database.transaction(() => {
    const [{ user_version: version }] = database.pragma('user_version') as [{ user_version: number }];
    if (version > migrations.length) throw new Error(`The lead store is of version ${version}; this program knows ${migrations.length}.`);
    for (const migration of migrations.slice(version)) database.exec(migration);
    if (version < migrations.length) database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
  run.immediate();
}
