import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Claims and orders by day, product, city and host (docs/decisions/0150). */
export const reportDays: Migration = {
  up: async (db) => {
    await sql`
      -- Each event is counted at three levels, so that a report reads as few rows as it shows: 'place' by city and host,
      -- 'product' by product, 'cell' by all of them. What a level does not tell apart is empty there.
      create table report_claim_days (
        level text not null check (level in ('place', 'product', 'cell')),
        -- In China.
        day date not null,
        product_id text not null,
        city text not null,
        host text not null,
        claimed bigint not null check (claimed >= 0),
        delivered bigint not null check (delivered >= 0),
        failed bigint not null check (failed >= 0),
        primary key (level, day, product_id, city, host)
      );
      create index report_claim_days_of_product on report_claim_days (product_id, day) where level = 'cell';
      create table report_order_days (
        level text not null check (level in ('place', 'product', 'cell')),
        day date not null,
        goods_id text not null,
        city text not null,
        host text not null,
        orders bigint not null check (orders >= 0),
        pieces bigint not null check (pieces >= 0),
        paid bigint not null check (paid >= 0),
        paid_fen bigint not null check (paid_fen >= 0),
        refunds bigint not null check (refunds >= 0),
        refunds_fen bigint not null check (refunds_fen >= 0),
        primary key (level, day, goods_id, city, host)
      );
      create index report_order_days_of_goods on report_order_days (goods_id, day) where level = 'cell';

      -- The city and host that an order or an unsettled claim was counted under: what follows later is counted under them too.
      create table report_origins (
        kind text not null check (kind in ('claim', 'order')),
        id text not null,
        city text not null,
        host text not null,
        primary key (kind, id)
      );

      -- One row for each report that is kept. What is later than folded_until is not counted yet. seen_at is a moment of the clock, and
      -- seen_xid a transaction that began after it: once all before it have ended, nothing of before seen_at is committed any more.
      create table report_progress (
        report text primary key,
        folded_until timestamptz not null,
        seen_at timestamptz not null,
        seen_xid xid8 not null
      );
    `.execute(db);
  },
};
