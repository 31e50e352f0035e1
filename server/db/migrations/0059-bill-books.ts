import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments at tills and cash credits are compared with the phone bill; a refund that the operator ignores is closed. */
export const billBooks: Migration = {
  up: async (db) => {
    await sql`
      alter table till_refunds add column credited_at timestamptz;
      -- When earlier ones were credited is not known; they were sent at once.
      update till_refunds set credited_at = created_at where state = 'credited';
      alter table till_refunds
        drop constraint till_refunds_state_check,
        add check (state in ('pending', 'credited', 'closed')),
        add check ((state = 'credited') = (credited_at is not null));
      create index till_payments_by_time on till_payments (settled_at);
      create index till_refunds_by_time on till_refunds (credited_at) where state = 'credited';
      create index cash_withdrawals_by_time on cash_withdrawals (settled_at) where state = 'credited';

      alter table money_differences drop constraint money_differences_repair_check;
      alter table money_differences add check (repair in ('capture', 'refund-there', 'write-off', 'send-refund-again', 'book-refund',
        'debit-again', 'dispute', 'by-hand'));

      alter table payment_refunds drop constraint payment_refunds_state_check;
      alter table payment_refunds add check (state in ('requested', 'done', 'closed'));
      alter table order_refunds drop constraint order_refunds_state_check;
      alter table order_refunds add check (state in ('refunding', 'refunded', 'closed'));
      drop index order_refunds_open;
      create index order_refunds_open on order_refunds (requested_at) where state in ('refunding', 'closed');
    `.execute(db);
  },
};
