import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Coupons that pay at tills. */
export const tillCoupons: Migration = {
  up: async (db) => {
    await sql`
      alter table coupon_templates add column at_tills boolean not null default false;

      alter table till_payments
        add column card_code text references user_coupons,
        add column coupon_fen integer not null default 0 check (coupon_fen between 0 and discount_fen),
        add check ((card_code is null) = (coupon_fen = 0));
      -- A card pays once at a time.
      create unique index till_payments_card on till_payments (card_code) where state in ('paying', 'paid');
    `.execute(db);
  },
};
