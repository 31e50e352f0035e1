import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Invoices are issued and reversed by the tax service; an order has a new one after each that was refused or reversed. */
export const issuedInvoices: Migration = {
  up: async (db) => {
    await sql`
      alter table invoices
        add column round smallint not null default 1 check (round > 0),
        add column invoice_no text generated always as (order_no || '-F' || round::text) stored,
        add column tries smallint not null default 0,
        -- Also the end of the lease while an instance asks the tax service.
        add column next_try_at timestamptz not null default now(),
        -- Why it was refused, as the subscriber reads it.
        add column note text not null default '',
        add column tax_code text,
        add column tax_number text,
        add column file_url_sealed text,
        add column reversed_at timestamptz,
        drop constraint invoices_pkey,
        drop constraint invoices_state_check;
      alter table invoices
        alter column round drop default,
        alter column next_try_at drop default,
        add primary key (invoice_no),
        add unique (order_no, round),
        add check (state in ('requested', 'issuing', 'issued', 'reversing', 'reversed', 'refused')),
        add check ((state in ('issued', 'reversing', 'reversed')) = (tax_number is not null)),
        add check ((state = 'reversed') = (reversed_at is not null));
      -- An order has one invoice at a time.
      create unique index invoices_live on invoices (order_no) where state not in ('reversed', 'refused');
      create index invoices_due on invoices (next_try_at) where state in ('requested', 'issuing', 'reversing');

      create table sandbox_invoices (
        invoice_no text primary key,
        amount_fen integer not null,
        state text not null check (state in ('issued', 'refused', 'reversed')),
        -- It is pending until then.
        ready_at timestamptz not null,
        requests integer not null default 1
      );
    `.execute(db);
  },
};
