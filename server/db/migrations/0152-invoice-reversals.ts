import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reversals of invoices that operators decided, and lists of all invoices (docs/decisions/0141). */
export const invoiceReversals: Migration = {
  up: async (db) => {
    await sql`
      -- At most one for each invoice. The rest of the order gets no invoice by itself.
      create table invoice_reversals (
        invoice_no text primary key references invoices,
        reason text not null check (reason <> ''),
        requested_by text not null references operators,
        approved_by text not null references operators check (approved_by <> requested_by),
        proposal_id text not null unique references proposals,
        at timestamptz not null
      );
      create index invoices_newest on invoices (requested_at desc, invoice_no desc);
      create index invoices_not_over on invoices (state, requested_at desc, invoice_no desc) where state not in ('issued', 'reversed');
      create index invoices_by_tax_number on invoices (tax_number);
    `.execute(db);
  },
};
