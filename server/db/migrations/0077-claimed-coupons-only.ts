import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A coupon that is not claimed yet is an offer of the coupon centre. Cards that wait to be claimed had no page to claim them on. */
export const claimedCouponsOnly: Migration = {
  up: async (db) => {
    await sql`
      delete from user_coupons where state = 'waiting';
      alter table user_coupons drop constraint user_coupons_state_check,
        add constraint user_coupons_state_check check (state in ('usable', 'reserved', 'used', 'expired'));
    `.execute(db);
  },
};
