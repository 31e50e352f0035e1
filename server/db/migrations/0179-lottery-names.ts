import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** What operators call the lottery that is at an address now (docs/decisions/0178). */
export const lotteryNames: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    // null: the wheel's own name.
    await sql`alter table lotteries add column name text`.execute(db);
  },
};
