import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Promotions as rows that the price of an order reads (docs/decisions/0059-promotions.md). `goods.promotions` is written by
 * functions/write_goods_promotions.sql. The columns give_flag, activity and multi_order of goods are not read any more; they stay for
 * processes of the release before.
 */
export const pricePromotions: Migration = {
  up: async (db) => {
    await sql`
      create table promotions (
        promotion_id text primary key,
        kind text not null check (kind in ('price', 'nth', 'pieces', 'orders', 'gift', 'chances')),
        -- The words of a price; for other kinds the operator's name, as their words follow from the terms.
        title text not null,
        -- The goods it holds for: these, and those of the collection.
        goods_ids text[] not null default '{}',
        collection_id text references collections,
        -- Empty: all.
        levels smallint[] not null default '{}',
        cities text[] not null default '{}',
        begins_at timestamptz,
        ends_at timestamptz check (ends_at > begins_at),
        is_on boolean not null default true,
        -- Pieces for one subscriber in the period.
        per_person smallint check (per_person > 0),
        period text not null default 'all' check (period in ('month', 'all')),
        budget_fen integer check (budget_fen >= 0),
        spent_fen integer not null default 0 check (spent_fen >= 0),
        terms jsonb not null default '{}',
        constraint promotions_within_budget check (spent_fen <= budget_fen),
        check (kind <> 'nth' or (terms->>'nth')::integer >= 2 and (terms->>'percent')::integer between 0 and 99 and terms ? 'unit'),
        check (kind not in ('pieces', 'orders') or jsonb_array_length(terms->'tiers') > 0),
        check (kind <> 'gift' or terms ? 'giftSkuId' and (terms->>'pieces')::integer > 0),
        check (kind <> 'chances' or terms ? 'lotteryId' and (terms->>'chances')::integer > 0)
      );
      create index promotions_of_collection on promotions (collection_id);
      create index promotions_of_gift on promotions ((terms->>'giftSkuId')) where kind = 'gift';
      -- What an order's lines took of promotions; a closed or refunded line gives it back.
      create table promotion_uses (
        order_no text not null references orders,
        line smallint not null,
        promotion_id text not null references promotions,
        user_id text not null references users,
        pieces integer not null check (pieces > 0),
        saved_fen integer not null check (saved_fen >= 0),
        used_at timestamptz not null,
        released_at timestamptz,
        primary key (order_no, line, promotion_id)
      );
      create index promotion_uses_of_user on promotion_uses (user_id, promotion_id) where released_at is null;
      -- The sku that has the collection's price; null: every sku of the goods.
      alter table collection_goods add column sku_id text references skus;
      alter table goods
        add column promotions jsonb not null default '[]',
        alter column give_flag set default 0,
        alter column activity set default '{}';
      alter table order_lines
        -- The line that brought it as a gift.
        add column gift_of smallint,
        -- What its price was made of: a refund of other lines prices it again.
        add column price_facts jsonb;
      alter table lottery_chances
        drop constraint lottery_chances_source_check,
        add constraint lottery_chances_source_check check (source in ('daily', 'signIn', 'browse', 'share', 'grant', 'order')),
        -- The order that brought it.
        add column order_no text references orders;
      create index lottery_chances_of_order on lottery_chances (order_no) where order_no is not null;
    `.execute(db);
  },
};
