import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What operators write about orders, the refunds that they made, and lists of all orders (docs/decisions/0140). */
export const ordersConsole: Migration = {
  up: async (db) => {
    await sql`
      create table order_notes (
        note_id bigint generated always as identity primary key,
        order_no text not null references orders,
        at timestamptz not null,
        written_by text not null references operators,
        text text not null check (text <> '')
      );
      create index order_notes_of_order on order_notes (order_no, note_id);

      -- Refunds that operators made; without an approval they were small enough for one person.
      create table operator_refunds (
        refund_no text primary key references order_refunds,
        order_no text not null references orders,
        amount_fen integer not null check (amount_fen >= 0),
        requested_by text not null references operators,
        approved_by text references operators check (approved_by <> requested_by),
        proposal_id text references proposals,
        at timestamptz not null,
        check ((approved_by is null) = (proposal_id is null))
      );
      create index operator_refunds_of_order on operator_refunds (order_no);
      create index operator_refunds_of_operator on operator_refunds (requested_by, at) where approved_by is null;

      create index orders_newest on orders (created_at desc, order_no desc);
      create index orders_under_way on orders (state, created_at desc, order_no desc)
        where state in ('created', 'paid', 'delivering', 'shipped', 'refunding');
    `.execute(db);
  },
};
