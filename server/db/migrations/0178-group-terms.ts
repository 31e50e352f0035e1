import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** Who may open a group of an activity, and how many seats a subscriber may have in it (docs/decisions/0178). */
export const groupTerms: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      alter table group_activities
        -- The lowest level of who opens a group; who may buy in groups can join.
        add column opens_from_level smallint not null default 0 check (opens_from_level >= 0),
        -- null: no limit.
        add column limit_per_user smallint check (limit_per_user > 0)
    `.execute(db);
  },
};
