import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Encryption } from '../crypto/encryption.ts';
import { applyFunctions } from './apply-functions.ts';
import { withoutTimeouts, type Db } from './database.ts';
import { migrations } from './migrations/index.ts';

/** The advisory lock of Kysely's migrator. It is re-entrant, so the functions are applied under the same one. */
export const migrationLock = '3853314791062309107';

/** Brings a database to the newest schema and functions; several instances may call it at once. */
export const migrate = (db: Db, encryption: Encryption): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(migrationLock)})`.execute(connection);
    try {
      await runMigrations(connection, encryption);
      await applyFunctions(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(migrationLock)})`.execute(connection);
    }
  });

async function runMigrations(db: Db, encryption: Encryption): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(encryption) } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new Error(
      'This database has migrations that this release does not know: it was used by a newer release, or made before the baseline of docs/decisions/0022-baseline-and-functions.md and has to be made anew.',
      { cause: error },
    );
  if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
}

/** The same on a connection of its own, which waits as long as another instance's migrations take. */
export const migrateAt = (url: string, encryption: Encryption): Promise<void> =>
  withoutTimeouts(url, (db) => migrate(db, encryption));
