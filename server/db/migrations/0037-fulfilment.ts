import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Deliveries of order lines, codes in stock, parcels, refunds and invoices. */
export const fulfilment: Migration = {
  up: async (db) => {
    await sql`
      alter table orders add column hidden_at timestamptz, add column reminded_at timestamptz;
      create index orders_to_fulfil on orders (created_at) where state = 'paid';
      -- Plans of memberships are sold too, and are no skus.
      alter table order_lines drop constraint order_lines_sku_id_fkey;

      create table order_deliveries (
        order_no text not null,
        line smallint not null,
        delivery_id text generated always as (order_no || '-' || line::text) stored unique,
        way text not null check (way in ('supplier', 'codes', 'post', 'membership', 'coupons')),
        supplier text not null default '',
        state text not null check (state in ('delivering', 'shipped', 'delivered', 'failed')),
        tries integer not null default 0,
        -- Also the end of the lease while an instance asks the supplier.
        next_try_at timestamptz not null,
        deliver_by timestamptz not null,
        settled_at timestamptz,
        -- What the supplier sent.
        content_sealed text,
        -- Why it failed, as the subscriber reads it; and why the supplier may have delivered nevertheless.
        note text not null default '',
        to_reconcile text,
        primary key (order_no, line),
        foreign key (order_no, line) references order_lines
      );
      create index order_deliveries_due on order_deliveries (next_try_at) where state = 'delivering' and way = 'supplier';

      create table sku_codes (
        code_id text primary key,
        sku_id text not null references skus,
        code_sealed text not null,
        valid_until timestamptz not null,
        -- The line it was sold with; null: in stock.
        order_no text,
        line smallint,
        shown_at timestamptz,
        used_at timestamptz,
        foreign key (order_no, line) references order_lines,
        check ((order_no is null) = (line is null)),
        check (order_no is not null or num_nonnulls(shown_at, used_at) = 0)
      );
      create index sku_codes_in_stock on sku_codes (sku_id, valid_until) where order_no is null;
      create index sku_codes_of_line on sku_codes (order_no, line) where order_no is not null;

      create table coupon_packages (
        sku_id text not null references skus,
        template_id text not null references coupon_templates,
        quantity smallint not null check (quantity > 0),
        primary key (sku_id, template_id)
      );

      create table shipments (
        order_no text primary key references orders,
        carrier text not null,
        tracking_no text not null,
        shipped_at timestamptz not null,
        -- Received by then unless the subscriber says so before.
        receive_by timestamptz not null,
        received_at timestamptz
      );
      create index shipments_to_receive on shipments (receive_by) where received_at is null;
      create table shipment_events (
        order_no text not null references shipments,
        seq bigint generated always as identity,
        at timestamptz not null,
        text text not null,
        primary key (order_no, seq)
      );

      create table order_refunds (
        refund_no text primary key,
        order_no text not null references orders,
        user_id text not null references users,
        cause text not null check (cause in ('subscriber', 'delivery')),
        reason text not null,
        amount_fen integer not null check (amount_fen >= 0),
        state text not null check (state in ('refunding', 'refunded')),
        requested_at timestamptz not null,
        settled_at timestamptz
      );
      create index order_refunds_of_order on order_refunds (order_no);
      create index order_refunds_of_user on order_refunds (user_id, requested_at desc);
      create index order_refunds_open on order_refunds (requested_at) where state = 'refunding';
      -- A line is refunded once.
      create table order_refund_lines (
        order_no text not null,
        line smallint not null,
        refund_no text not null references order_refunds,
        primary key (order_no, line),
        foreign key (order_no, line) references order_lines
      );

      create table invoices (
        order_no text primary key references orders,
        user_id text not null references users,
        title_kind text not null check (title_kind in ('person', 'company')),
        title_sealed text not null,
        tax_no text,
        email_sealed text not null,
        amount_fen integer not null check (amount_fen > 0),
        state text not null check (state in ('requested', 'issued')),
        requested_at timestamptz not null,
        issued_at timestamptz,
        check ((title_kind = 'company') = (tax_no is not null))
      );
      create index invoices_of_user on invoices (user_id);
    `.execute(db);
  },
};
