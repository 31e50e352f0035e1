import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Days compared with the statements of channels and suppliers, and the differences found. */
export const reconciliation: Migration = {
  up: async (db) => {
    await sql`
      create table reconciled_days (
        -- YYYY-MM-DD in China
        day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        -- A channel, 'supplier <name>', or 'begin' for the day before the first that is compared.
        source text not null,
        statement_rows integer not null,
        reconciled_at timestamptz not null,
        primary key (day, source)
      );

      create table money_differences (
        difference_id bigint generated always as identity primary key,
        day text not null,
        source text not null,
        kind text not null check (kind in ('payment-only-there', 'payment-only-here', 'payment-amount', 'refund-only-there',
          'refund-only-here', 'refund-amount', 'delivered-only-there', 'charged-twice')),
        -- The number of the payment, refund or delivery.
        reference text not null,
        payment_no text,
        order_no text,
        -- Fen; with suppliers how often it was charged.
        ours integer not null,
        theirs integer not null,
        repair text not null check (repair in ('capture', 'refund-there', 'write-off', 'send-refund-again', 'book-refund', 'dispute',
          'by-hand')),
        state text not null default 'open' check (state in ('open', 'repaired', 'ignored')),
        note text not null default '',
        found_at timestamptz not null,
        settled_at timestamptz,
        -- The same difference is found once, however often a day is compared.
        unique (source, kind, reference),
        check ((state = 'open') = (settled_at is null))
      );
      create index money_differences_open on money_differences (found_at) where state = 'open';

      alter table sandbox_debits add column at timestamptz not null default now();
      alter table sandbox_credits add column at timestamptz not null default now();
      alter table sandbox_grants
        add column supplier text not null default '',
        add column charges smallint not null default 1,
        add column credited smallint not null default 0;
      create index sandbox_trades_paid on sandbox_trades (channel, paid_at) where state = 'paid';
      create index sandbox_refunds_by_time on sandbox_refunds (channel, at);
      create index sandbox_grants_by_time on sandbox_grants (supplier, at);
    `.execute(db);
  },
};
