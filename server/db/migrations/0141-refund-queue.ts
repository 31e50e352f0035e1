import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Refunds that ended by hand, and lists of all refunds (docs/decisions/0141). */
export const refundQueue: Migration = {
  up: async (db) => {
    await sql`
      -- The refund is one of payment_refunds or till_refunds. One proof belongs to one refund.
      create table refund_ends (
        refund_no text primary key,
        way text not null check (way in ('transfer', 'counter', 'bill')),
        proof_no text not null unique check (proof_no <> ''),
        reason text not null,
        requested_by text not null references operators,
        approved_by text not null references operators check (approved_by <> requested_by),
        proposal_id text not null unique references proposals,
        at timestamptz not null
      );

      create index payment_refunds_newest on payment_refunds (requested_at desc, refund_no desc);
      create index payment_refunds_not_done on payment_refunds (requested_at desc, refund_no desc) where state <> 'done';
      create index till_refunds_newest on till_refunds (created_at desc, refund_no desc);
      create index till_refunds_not_done on till_refunds (created_at desc, refund_no desc) where state <> 'credited';
      -- Refunds without money, which no channel has.
      create index order_refunds_free on order_refunds (requested_at desc, refund_no desc) where amount_fen = 0;
    `.execute(db);
  },
};
