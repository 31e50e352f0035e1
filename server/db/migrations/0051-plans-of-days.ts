import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Plans that last days instead of months; they do not renew. */
export const plansOfDays: Migration = {
  up: async (db) => {
    await sql`
      alter table product_plans drop constraint product_plans_months_check;
      alter table product_plans add column days smallint check (days > 0);
      alter table product_plans add constraint product_plans_period_check
        check (case when days is null then months > 0 else months = 0 and not auto_renew end);
    `.execute(db);
  },
};
