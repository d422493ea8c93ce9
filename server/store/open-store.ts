import { join } from 'node:path';
import type { LeadStore } from './lead-store.ts';
import { openLibsqlStore } from './libsql-store.ts';
import { openPostgresStore } from './postgres-store.ts';

/**
 * Opens the store of leads: PostgreSQL where its address is given, or else a file in the data
 * folder.
 * @throws where the address is of another kind of database, or the file cannot be opened
 */
export function openStore({
  dataFolder,
  databaseUrl,
}: {
  dataFolder: string;
  databaseUrl?: string;
}): LeadStore {
  if (!databaseUrl) return openLibsqlStore(join(dataFolder, 'leads.db'));
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) return openPostgresStore(databaseUrl);
  // The rest of an address may hold a password.
  const [start] = /^[a-z0-9+]+:/i.exec(databaseUrl) ?? ['something else'];
  throw new Error(
    `DATABASE_URL must begin with postgres:// or postgresql://; it begins with ${start}`,
  );
}
