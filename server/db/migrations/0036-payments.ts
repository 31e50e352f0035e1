import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Attempts to pay an order, refunds, the ledger of both, and the sandbox's payment channels. */
export const payments: Migration = {
  up: async (db) => {
    await sql`
      create table payments (
        payment_no text primary key,
        order_no text not null references orders,
        user_id text not null references users,
        pay_method_id smallint not null check (pay_method_id in (1, 2, 3, 6, 7, 8)),
        amount_fen integer not null check (amount_fen > 0),
        -- disputed: the channel has another amount than we asked for.
        state text not null check (state in ('open', 'closing', 'paid', 'failed', 'closed', 'disputed')),
        -- Money that arrived when the order could not be paid any more; it is refunded.
        is_surplus boolean not null default false,
        -- The channel's own number.
        trade_no text,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        paid_at timestamptz,
        refunding_fen integer not null default 0,
        tries smallint not null default 0,
        next_query_at timestamptz not null,
        check (refunding_fen between 0 and amount_fen),
        check ((state = 'paid') = (paid_at is not null)),
        check (state = 'paid' or not is_surplus and refunding_fen = 0)
      );
      -- One attempt at a time, and one that pays the order.
      create unique index payments_open on payments (order_no) where state in ('open', 'closing');
      create unique index payments_captured on payments (order_no) where state = 'paid' and not is_surplus;
      create index payments_of_order on payments (order_no);
      create index payments_of_user on payments (user_id);
      create index payments_due on payments (next_query_at) where state in ('open', 'closing');

      create table payment_refunds (
        refund_no text primary key,
        payment_no text not null references payments,
        order_no text not null references orders,
        amount_fen integer not null check (amount_fen > 0),
        reason text not null,
        state text not null check (state in ('requested', 'done')),
        tries smallint not null default 0,
        next_try_at timestamptz not null,
        last_error text,
        requested_at timestamptz not null,
        done_at timestamptz,
        check ((state = 'done') = (done_at is not null))
      );
      create index payment_refunds_of_payment on payment_refunds (payment_no);
      create index payment_refunds_of_order on payment_refunds (order_no);
      create index payment_refunds_due on payment_refunds (next_try_at) where state = 'requested';

      -- Double entry, checked by functions/check_ledger_movement.sql; append-only.
      create table ledger_entries (
        -- 'pay <payment_no>' or 'refund <refund_no>'
        movement text not null,
        side text not null check (side in ('debit', 'credit')),
        -- A channel; 'orders' for what is owed for goods; 'surplus' for what is owed back.
        account text not null,
        amount_fen integer not null check (amount_fen <> 0 and (side = 'debit') = (amount_fen > 0)),
        order_no text not null references orders,
        at timestamptz not null,
        primary key (movement, side)
      );
      create index ledger_entries_of_order on ledger_entries (order_no);
      create index ledger_entries_by_time on ledger_entries (at);

      create table sandbox_keys (
        name text primary key,
        private_key text not null
      );
      create table sandbox_trades (
        channel text not null,
        payment_no text not null,
        trade_no text not null unique,
        amount_fen integer not null,
        state text not null check (state in ('open', 'paid', 'failed', 'closed')),
        notify_url text not null,
        return_url text,
        created_at timestamptz not null,
        paid_at timestamptz,
        primary key (channel, payment_no)
      );
      create table sandbox_refunds (
        channel text not null,
        refund_no text not null,
        payment_no text not null,
        amount_fen integer not null,
        at timestamptz not null,
        primary key (channel, refund_no)
      );
      create table sandbox_debits (
        order_no text primary key,
        mobile_lookup text not null,
        amount_fen integer not null,
        state text not null check (state in ('debited', 'refused', 'cancelled'))
      );
    `.execute(db);
  },
};
