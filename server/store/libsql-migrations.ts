import { originMigration, releasedMigration, rolesMigration } from './lead-row.ts';

/** Each brings a store from the version of its place to the next. Add to the end, change none. */
export const libsqlMigrations = [
  `CREATE TABLE leads (id TEXT PRIMARY KEY, form TEXT NOT NULL, lang TEXT NOT NULL,
     fields TEXT NOT NULL, spam INTEGER NOT NULL, received_at TEXT NOT NULL) STRICT;
   CREATE TABLE outbox (lead_id TEXT PRIMARY KEY REFERENCES leads (id), state TEXT NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0, next_at TEXT NOT NULL) STRICT;
   CREATE INDEX outbox_due ON outbox (state, next_at);`,
  `ALTER TABLE leads ADD COLUMN apart TEXT;
   ALTER TABLE leads ADD COLUMN email TEXT NOT NULL DEFAULT '';
   ALTER TABLE leads ADD COLUMN identity TEXT NOT NULL DEFAULT '';
   ALTER TABLE leads ADD COLUMN corrections TEXT NOT NULL DEFAULT '[]';
   ALTER TABLE leads ADD COLUMN answered_at TEXT;
   UPDATE leads SET apart = iif(spam, 'trap', NULL),
     email = lower(trim(coalesce(fields ->> 'EMAIL', ''))), identity = id;
   ALTER TABLE leads DROP COLUMN spam;
   CREATE UNIQUE INDEX leads_identity ON leads (identity);
   CREATE INDEX leads_received ON leads (received_at);
   ALTER TABLE outbox ADD COLUMN note TEXT;
   ALTER TABLE outbox ADD COLUMN lease TEXT;
   ALTER TABLE outbox ADD COLUMN leased_until TEXT NOT NULL DEFAULT '';`,
  // How often a lead was corrected: its corrections are no longer all kept.
  `ALTER TABLE leads ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
   UPDATE leads SET revision = json_array_length(corrections);`,
  rolesMigration,
  originMigration,
  releasedMigration,
];
