import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Goods in the console: history of prices, costs, changes of stock, what is taken off sale, and sales by the day (docs/decisions/0112). */
export const consoleGoods: Migration = {
  up: async (db) => {
    await sql`
      create table sku_costs (
        sku_id text primary key references skus on delete cascade,
        cost_fen integer not null check (cost_fen >= 0)
      );
      -- Append-only (functions/reject_change.sql).
      create table price_changes (
        change_id bigint generated always as identity primary key,
        at timestamptz not null,
        goods_id text not null,
        sku_id text not null,
        price_before integer not null,
        price_after integer not null,
        member_before integer,
        member_after integer,
        original_before integer,
        original_after integer,
        cost_before integer,
        cost_after integer,
        changed_by text not null references operators,
        -- Null: within what one person may do.
        approved_by text references operators,
        proposal_id text references proposals,
        check (approved_by is distinct from changed_by),
        check ((approved_by is null) = (proposal_id is null))
      );
      create index price_changes_of_goods on price_changes (goods_id, change_id desc);
      create index price_changes_of_sku on price_changes (sku_id, at);
      -- Append-only too. Orders are not among them: their lines say what they took.
      create table stock_movements (
        movement_id bigint generated always as identity primary key,
        at timestamptz not null,
        goods_id text not null,
        sku_id text not null,
        -- Null: the stock of the sku in all areas together.
        area_num text,
        pieces integer not null check (pieces <> 0),
        left_after integer not null check (left_after >= 0),
        reason text not null,
        changed_by text not null references operators,
        approved_by text references operators,
        proposal_id text references proposals,
        check (approved_by is distinct from changed_by),
        check ((approved_by is null) = (proposal_id is null))
      );
      create index stock_movements_of_goods on stock_movements (goods_id, movement_id desc);
      create index stock_movements_of_sku on stock_movements (sku_id, at);
      -- Goods taken off sale: their listed_at is beyond all times meanwhile.
      create table goods_stops (
        goods_id text primary key references goods on delete cascade,
        stopped_at timestamptz not null,
        stopped_by text not null references operators,
        reason text not null,
        listed_before timestamptz not null
      );

      -- One row for each sku and day with sales, so that lists never read the orders.
      create table goods_days (
        goods_id text not null,
        day date not null,
        sku_id text not null,
        -- Less what was refunded on the day.
        pieces integer not null,
        paid_fen bigint not null,
        primary key (goods_id, day, sku_id)
      );
      create index goods_days_by_day on goods_days (day, goods_id);
      insert into goods_days (goods_id, day, sku_id, pieces, paid_fen)
      select l.goods_id, (o.created_at at time zone 'Asia/Shanghai')::date, l.sku_id, sum(l.quantity), sum(l.payable_fen)
      from order_lines l join orders o using (order_no) left join order_refund_lines r using (order_no, line)
      where o.state not in ('created', 'closed') and r.refund_no is null
      group by 1, 2, 3;
      alter table sold_changes
        -- Null: written by a release that did not know the days.
        add column sku_id text,
        add column paid_fen integer not null default 0,
        add column at timestamptz not null default now();
      alter table goods add column sold_30_days integer not null default 0;
      create index goods_by_sales_of_30_days on goods (sold_30_days desc, goods_id);
    `.execute(db);
  },
};
