import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** When a coupon activity was stopped, and its claims by time for the figures of minutes (docs/decisions/0176). */
export const couponActivitiesStopped: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      alter table coupon_activities add column stopped_at timestamptz;
      create index coupon_claims_by_time on coupon_claims using brin (claimed_at)
        with (pages_per_range = 32, autosummarize = on);
    `.execute(db);
  },
};
