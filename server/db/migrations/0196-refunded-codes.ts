import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** Codes of a line that were given back one by one (docs/decisions/0196). */
export const refundedCodes: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      create table order_refund_codes (
        order_no text not null,
        line smallint not null,
        code_id text not null,
        refund_no text not null references order_refunds,
        -- Once in an order; one that was not seen is sold again.
        primary key (order_no, code_id),
        foreign key (order_no, line) references order_lines
      );
      create index order_refund_codes_by_refund on order_refund_codes (refund_no);
      -- Null: those of its lines.
      alter table order_refunds add column points_fen integer check (points_fen >= 0);
    `.execute(db);
  },
};
