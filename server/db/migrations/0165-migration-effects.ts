import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** What each migration means to older releases, so that they can read it of migrations that they do not have (docs/decisions/0165). */
export const migrationEffects: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      alter table kysely_migration add column effect text check (effect in ('expands', 'contracts'))`.execute(
      db,
    );
  },
};
