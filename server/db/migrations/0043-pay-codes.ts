import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes that a cashier scans, and the payments and refunds at the till. */
export const payCodes: Migration = {
  up: async (db) => {
    await sql`
      -- One live code for a subscriber: a new one replaces it.
      create table pay_codes (
        user_id text primary key references users,
        code_hash bytea not null unique,
        shop_id text references shops,
        source text,
        expires_at timestamptz not null
      );

      create table till_payments (
        payment_no text primary key,
        user_id text not null references users,
        shop_id text not null references shops,
        -- A code pays once.
        code_hash bytea not null unique,
        -- The till's own number: its repetition is the same payment.
        trade_no text not null,
        amount_fen integer not null check (amount_fen > 0),
        discount_fen integer not null check (discount_fen between 0 and amount_fen),
        payable_fen integer not null check (payable_fen = amount_fen - discount_fen),
        refunded_fen integer not null default 0 check (refunded_fen between 0 and payable_fen),
        state text not null check (state in ('paying', 'paid', 'failed', 'refunded')),
        reason text,
        next_try_at timestamptz not null,
        created_at timestamptz not null,
        settled_at timestamptz,
        unique (shop_id, trade_no),
        check ((state = 'paying') = (settled_at is null)),
        check (refunded_fen = 0 or state in ('paid', 'refunded'))
      );
      create index till_payments_of_user on till_payments (user_id, created_at desc, payment_no);
      create index till_payments_due on till_payments (next_try_at) where state = 'paying';

      create table till_refunds (
        refund_no text primary key,
        payment_no text not null references till_payments,
        amount_fen integer not null check (amount_fen > 0),
        state text not null check (state in ('pending', 'credited')),
        next_try_at timestamptz not null,
        created_at timestamptz not null
      );
      create index till_refunds_due on till_refunds (next_try_at) where state = 'pending';
      create index till_refunds_of_payment on till_refunds (payment_no);
    `.execute(db);
  },
};
