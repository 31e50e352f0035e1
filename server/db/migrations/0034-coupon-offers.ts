import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Coupons on offer: activities, their templates with stock and limits, and what was claimed. */
export const couponOffers: Migration = {
  up: async (db) => {
    await sql`
      alter table coupon_templates
        add column coupon_type text not null default 'cash' check (coupon_type in ('qyfd', 'lllb', 'wzg', 'cash')),
        add column title text not null default '',
        add column amount_fen integer not null default 0 check (amount_fen >= 0),
        -- Days after receipt, or a fixed end; neither: the month of receipt.
        add column valid_days smallint check (valid_days > 0),
        add column valid_until timestamptz,
        add check (num_nonnulls(valid_days, valid_until) <= 1);

      create table coupon_activities (
        activity_id text primary key,
        kind text not null check (kind in ('center', 'rules', 'pop')),
        -- The tab of the coupon centre.
        tab text check (tab in ('userFlag', 'freeFlag')),
        title text not null,
        sub_title text not null default '',
        pic_url text,
        intro text[] not null default '{}',
        -- Empty: all.
        areas text[] not null default '{}',
        begins_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > begins_at),
        sort smallint not null,
        check ((kind = 'center') = (tab is not null))
      );
      create table coupon_rules (
        activity_id text not null references coupon_activities on delete cascade,
        rule_id text not null,
        rule_text text not null,
        min_level smallint not null default 0,
        -- A product that must be held.
        product_id text references products,
        sort smallint not null,
        primary key (activity_id, rule_id)
      );
      create table coupon_offers (
        activity_id text not null references coupon_activities on delete cascade,
        template_id text not null references coupon_templates,
        -- The rule that unlocks it.
        rule_id text,
        min_level smallint not null default 0,
        -- null: no limit.
        stock integer check (stock >= 0),
        taken integer not null default 0,
        -- One claim in each period, and so many in all; null: no limit.
        period text not null default 'once' check (period in ('once', 'month', 'day')),
        limit_per_person smallint check (limit_per_person > 0),
        sort smallint not null,
        primary key (activity_id, template_id),
        foreign key (activity_id, rule_id) references coupon_rules,
        check (taken >= 0 and (stock is null or taken <= stock))
      );
      create table coupon_claims (
        activity_id text not null,
        template_id text not null,
        user_id text not null references users,
        -- 'once', YYYY-MM or YYYY-MM-DD.
        period text not null,
        -- 1, 2, … among the claims of the subscriber.
        nth smallint not null,
        card_code text not null unique references user_coupons,
        claimed_at timestamptz not null,
        primary key (activity_id, template_id, user_id, period),
        unique (activity_id, template_id, user_id, nth),
        foreign key (activity_id, template_id) references coupon_offers
      );
      create index coupon_claims_of_user on coupon_claims (user_id);
    `.execute(db);
  },
};
