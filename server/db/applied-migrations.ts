import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { MigrationEffect } from './migration-effect.ts';

export interface AppliedMigration {
  readonly name: string;
  /** null: applied by a release that did not record it. */
  readonly effect: MigrationEffect | null;
}

/** Kysely's table, also before the column `effect` was added to it. */
export const appliedMigrationsText =
  "select m.name, to_jsonb(m) ->> 'effect' as effect from kysely_migration m";

/** The migrations that releases have applied; none in an empty database. */
export async function appliedMigrations(db: Db): Promise<readonly AppliedMigration[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  return (await sql.raw<AppliedMigration>(appliedMigrationsText).execute(db)).rows;
}

/** Those of a newer release. */
export const unknownOf = (
  applied: readonly AppliedMigration[],
  known: ReadonlySet<string>,
): readonly AppliedMigration[] => applied.filter(({ name }) => !known.has(name));

/** Those of a newer release that took away or changed what this one uses. */
export const contractingOf = (
  applied: readonly AppliedMigration[],
  known: ReadonlySet<string>,
): readonly string[] =>
  unknownOf(applied, known)
    .filter(({ effect }) => effect !== 'expands')
    .map(({ name }) => name);
