import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders of goods with their lines, their log and the cards that pay for them. */
export const orders: Migration = {
  up: async (db) => {
    await sql`
      alter table coupon_templates
        add column stacking text not null default 'same-type' check (stacking in ('alone', 'same-type', 'any')),
        -- Empty: all.
        add column goods text[] not null default '{}',
        add column kinds text[] not null default '{}';
      -- A share of the price and data are applied alone.
      update coupon_templates set stacking = 'alone' where pay_percent is not null or flow_mb is not null;

      create table orders (
        order_no text primary key,
        user_id text not null references users,
        -- The idempotency key of the request: its repetition is the same order.
        request_key text not null,
        state text not null check (state in ('created', 'paid', 'delivering', 'shipped', 'done', 'closed', 'refunding', 'refunded')),
        payable_fen integer not null check (payable_fen >= 0),
        paid_fen integer not null default 0 check (paid_fen between 0 and payable_fen),
        refunded_fen integer not null default 0 check (refunded_fen between 0 and paid_fen),
        freight_fen integer not null check (freight_fen >= 0),
        -- [{kind, text, amountFen}]
        steps jsonb not null,
        benefit_mobile_sealed text,
        -- Addresses are deleted with the account.
        address_id text references addresses on delete set null,
        created_at timestamptz not null,
        pay_by timestamptz not null,
        unique (user_id, request_key)
      );
      create index orders_of_user on orders (user_id, created_at desc, order_no);
      create index orders_of_user_in_state on orders (user_id, state, created_at desc, order_no);
      create index orders_to_close on orders (pay_by) where state = 'created';

      create table order_lines (
        order_no text not null references orders,
        line smallint not null,
        sku_id text not null references skus,
        goods_id text not null,
        goods_name text not null,
        sku_name text not null,
        pic_url text not null,
        kind text not null check (kind in ('virtual', 'charge', 'code', 'physical')),
        quantity integer not null check (quantity > 0),
        list_fen integer not null,
        coupon_fen integer not null check (coupon_fen >= 0),
        payable_fen integer not null check (payable_fen >= 0),
        -- Whether stock of the sku was taken for it, and the area of physical goods whose stock was.
        took_stock boolean not null,
        stock_area text,
        multi_order boolean not null,
        primary key (order_no, line)
      );
      create index order_lines_of_sku on order_lines (sku_id);

      create table order_log (
        order_no text not null references orders,
        seq bigint generated always as identity,
        at timestamptz not null,
        state text not null,
        reason text not null,
        primary key (order_no, seq)
      );

      -- A card pays for one order at a time.
      create table order_cards (
        order_no text not null references orders,
        card_code text not null references user_coupons,
        saved_fen integer not null check (saved_fen > 0),
        primary key (order_no, card_code)
      );
    `.execute(db);
  },
};
