import { join } from 'node:path';
import type { LeadStore } from './lead-store.ts';
import { openLibsqlStore } from './libsql-store.ts';

/**
 * Opens the store of leads: PostgreSQL where its address is given, or else a file in the data
 * folder. A place that cannot be used now may be usable later: each call to the store finds out.
 * @throws where the address is of another kind of database, or cannot be read
 */
export async function openStore({
  dataFolder,
  databaseUrl,
}: {
  dataFolder: string;
  databaseUrl?: string;
}): Promise<LeadStore> {
  if (!databaseUrl) return openLibsqlStore(join(dataFolder, 'leads.db'));
  if (/^postgres(ql)?:\/\//.test(databaseUrl)) {
    // Most servers need no driver for it, which takes 12 MB.
    const { openPostgresStore } = await import('./postgres-store.ts');
    return openPostgresStore(databaseUrl);
  }
  // The rest of an address may hold a password.
  const [start] = /^[a-z0-9+]+:/i.exec(databaseUrl) ?? ['something else'];
  throw new Error(
    `DATABASE_URL must begin with postgres:// or postgresql://; it begins with ${start}`,
  );
}
