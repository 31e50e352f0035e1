import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** Metrics count the payments of the last hour by state (docs/decisions/0170). */
export const paymentsByTime: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      create index payments_by_time on payments using brin (created_at) with (pages_per_range = 32, autosummarize = on)
    `.execute(db);
  },
};
