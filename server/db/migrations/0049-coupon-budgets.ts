import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Coupon activities have a budget and an off switch, as sales and groups have. */
export const couponBudgets: Migration = {
  up: async (db) => {
    await sql`
      alter table coupon_activities
        add column is_on boolean not null default true,
        -- What all coupons of the activity may take off at most; null: no limit.
        add column budget_fen integer check (budget_fen >= 0),
        add column spent_fen integer not null default 0,
        add check (spent_fen >= 0 and (budget_fen is null or spent_fen <= budget_fen));
    `.execute(db);
  },
};
