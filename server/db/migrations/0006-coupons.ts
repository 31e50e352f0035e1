import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Coupons of subscribers, and tickets that come with opened services. */
export const coupons: Migration = {
  up: async (db) => {
    await sql`
      create table coupon_templates (
        template_id text primary key,
        pay_percent smallint check (pay_percent between 0 and 100),
        max_off_fen integer check (max_off_fen >= 0),
        flow_mb integer check (flow_mb > 0),
        threshold_fen integer not null default 0 check (threshold_fen >= 0),
        scope_text text not null default '',
        categories text[] not null default '{}'
      );
      create table user_coupons (
        card_code text primary key,
        user_id text not null references users,
        coupon_type text not null,
        state text not null default 'usable' check (state in ('waiting', 'usable', 'reserved', 'used', 'expired')),
        amount_fen integer not null check (amount_fen >= 0),
        title text not null,
        expires_at timestamptz not null,
        template_id text references coupon_templates,
        begins_at timestamptz not null default '2000-01-01T00:00:00Z'
      );
      create index user_coupons_of_user on user_coupons (user_id, state);
      create index user_coupons_to_use on user_coupons (user_id, coupon_type, expires_at) where state = 'usable';

      create table opening_tickets (
        product_id text not null references products,
        ticket_key text not null,
        name text not null,
        coupon_type text not null,
        amount_fen integer not null check (amount_fen >= 0),
        valid_days smallint not null check (valid_days > 0),
        begins_at timestamptz not null,
        ends_at timestamptz,
        primary key (product_id, ticket_key)
      );
      create table service_tickets (
        ticket_id text primary key,
        user_id text not null references users,
        subscription_id text not null references subscriptions,
        ticket_key text not null,
        name text not null,
        business_name text not null,
        amount_fen integer not null check (amount_fen >= 0),
        state text not null check (state in ('sending', 'sent', 'failed')),
        sent_at timestamptz not null,
        unique (subscription_id, ticket_key)
      );
      create index service_tickets_of_user on service_tickets (user_id, sent_at desc);
    `.execute(db);
  },
};
