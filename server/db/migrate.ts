import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Encryption } from '../crypto/encryption.ts';
import { appliedMigrations, contractingOf, unknownOf } from './applied-migrations.ts';
import { applyFunctions } from './apply-functions.ts';
import { withoutTimeouts, type Db } from './database.ts';
import { effectOf } from './migration-effect.ts';
import { migrations } from './migrations/index.ts';
import { isDeadlock, isLockTimeout } from './sql-state.ts';

/** The advisory lock of Kysely's migrator. It is re-entrant, so the functions are applied under the same one. */
export const migrationLock = '3853314791062309107';

/** A migration that waits longer for a table gives up those it has: calls of the other release wait for them, and may hold the one it waits for. */
const lockTimeout = '400ms';
/** So long a table may be busy. */
const maxTries = 200;
const pauseMs = 100;

/** Brings a database to the newest schema and functions; several instances may call it at once, and another release may serve meanwhile. */
export const migrate = (db: Db, encryption: Encryption): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(migrationLock)})`.execute(connection);
    try {
      await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(connection);
      await runMigrations(connection, encryption);
      await untilLocked(() => applyFunctions(connection));
    } finally {
      await sql`set lock_timeout = 0`.execute(connection);
      await sql`select pg_advisory_unlock(${sql.lit(migrationLock)})`.execute(connection);
    }
  });

/** Repeats a transaction until it gets its tables. */
async function untilLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === maxTries || !(isLockTimeout(error) || isDeadlock(error))) throw error;
      await sleep(pauseMs);
    }
  }
}

async function runMigrations(db: Db, encryption: Encryption): Promise<void> {
  const own = migrations(encryption);
  const known = new Set(Object.keys(own));
  const applied = await appliedMigrations(db);
  const contracting = contractingOf(applied, known);
  if (contracting.length > 0) throw new Error(refusalOf(contracting));
  // The migrator refuses migrations that it does not find.
  const accepted = unknownOf(applied, known).map(
    ({ name }) => [name, { up: async () => undefined }] as const,
  );
  const all = Object.fromEntries([...Object.entries(own), ...accepted]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => all },
    // Numbers are assigned before the work: a later one may land earlier.
    allowUnorderedMigrations: true,
  });
  while (await untilLocked(() => migrateNext(migrator)));
  await recordEffects(db, own);
}

/** One migration in a transaction of its own, so that its locks are short; false when there is none left. */
async function migrateNext(migrator: Migrator): Promise<boolean> {
  const { error, results = [] } = await migrator.migrateUp();
  if (error) throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
  return results.length > 0;
}

const refusalOf = (names: readonly string[]): string =>
  `This release does not work with this database: it does not know ${names.join(', ')}, which changed what it uses. ` +
  'Start the newer release again, or restore the backup made before the upgrade (docs/operations/upgrade.md). ' +
  'A database made before the baseline of docs/decisions/0022-baseline-and-functions.md has to be made anew.';

/** For older releases. Also for migrations whose process ended before it recorded them. */
async function recordEffects(db: Db, own: Readonly<Record<string, Migration>>): Promise<void> {
  await sql`
    update kysely_migration m set effect = e.effect
    from unnest(${Object.keys(own)}::text[], ${Object.values(own).map(effectOf)}::text[]) as e(name, effect)
    where m.name = e.name and m.effect is distinct from e.effect`.execute(db);
}

/** The same on a connection of its own, which waits as long as another instance's migrations take. */
export const migrateAt = (url: string, encryption: Encryption): Promise<void> =>
  withoutTimeouts(url, (db) => migrate(db, encryption));
