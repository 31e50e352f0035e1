import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Refunds that a channel refused, or never answered, wait for the operator. */
export const heldRefunds: Migration = {
  up: async (db) => {
    await sql`
      alter table payment_refunds add column held_at timestamptz;
      drop index payment_refunds_due;
      create index payment_refunds_due on payment_refunds (next_try_at) where state = 'requested' and held_at is null;

      alter table till_refunds add column tries smallint not null default 0, add column held_at timestamptz;
      drop index till_refunds_due;
      create index till_refunds_due on till_refunds (next_try_at) where state = 'pending' and held_at is null;

      alter table money_differences drop constraint money_differences_kind_check;
      alter table money_differences add check (kind in ('payment-only-there', 'payment-only-here', 'payment-amount',
        'refund-only-there', 'refund-only-here', 'refund-amount', 'refund-refused', 'delivered-only-there', 'charged-twice'));
    `.execute(db);
  },
};
