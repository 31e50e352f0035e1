import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { openDatabase } from './database.ts';
import type { Tables } from './schema.ts';
import { migrations } from './migrations/index.ts';

/** Brings a database to the newest schema; several instances may call it at once. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
}

/** The same on a connection of its own, which waits as long as another instance's migrations take. */
export async function migrateAt(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, pool: 2, patient: true });
  try {
    await migrate(db);
  } finally {
    await close();
  }
}
