import type { Migration } from 'kysely/migration';

/**
 * What a migration means to the release before: one that expands leaves everything that release uses as it is (new tables, columns
 * with defaults, indexes); one that contracts takes something away or changes its meaning (docs/decisions/0165).
 */
export type MigrationEffect = 'expands' | 'contracts';

/** A migration that says so. Those up to 0160 do not, and count as contracting. */
export interface DeclaredMigration extends Migration {
  readonly effect: MigrationEffect;
}

export const effectOf = (migration: Migration): MigrationEffect =>
  (migration as Partial<DeclaredMigration>).effect ?? 'contracts';
