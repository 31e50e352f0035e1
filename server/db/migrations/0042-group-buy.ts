import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Group buying, orders that wait, groups of activities, and gifts for a right type. */
export const groupBuy: Migration = {
  up: async (db) => {
    await sql`
      -- An order with a row here is paid but not fulfilled yet: fulfilment leaves it out. A group order waits for its group.
      create table order_holds (
        order_no text primary key references orders,
        reason text not null
      );

      create table group_activities (
        activity_id text primary key,
        sku_id text not null references skus,
        price_fen integer not null check (price_fen >= 0),
        size smallint not null check (size between 2 and 10),
        hours smallint not null check (hours between 1 and 72),
        -- What the activity may pay for: the discounts of all seats that are taken.
        budget_fen integer not null,
        spent_fen integer not null default 0 check (spent_fen between 0 and budget_fen),
        begins_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > begins_at),
        is_on boolean not null default true,
        -- Pieces of formed groups.
        sold integer not null default 0,
        sort smallint not null
      );
      create index group_activities_of_sku on group_activities (sku_id);

      create table buy_groups (
        group_no text primary key,
        activity_id text not null references group_activities,
        opened_by text not null references users,
        size smallint not null,
        taken smallint not null check (taken between 0 and size),
        paid smallint not null default 0 check (paid between 0 and taken),
        state text not null default 'open' check (state in ('open', 'formed', 'expired')),
        opened_at timestamptz not null,
        expires_at timestamptz not null,
        -- When its members were informed of the end.
        ended_at timestamptz,
        check ((state = 'formed') = (paid = size))
      );
      create index buy_groups_open on buy_groups (expires_at) where state = 'open';
      create index buy_groups_of_activity on buy_groups (activity_id, expires_at) where state = 'open';
      create index buy_groups_not_informed on buy_groups (group_no) where state <> 'open' and ended_at is null;
      create index buy_groups_formed on buy_groups (ended_at desc) where state = 'formed';

      create table group_seats (
        order_no text primary key references orders,
        group_no text not null references buy_groups,
        user_id text not null references users,
        -- 'released': the seat is free again; 'refunded': its group expired and the order is being refunded.
        state text not null default 'reserved' check (state in ('reserved', 'paid', 'released', 'refunded')),
        -- Its part of the activity's budget.
        cost_fen integer not null check (cost_fen >= 0),
        taken_at timestamptz not null
      );
      create unique index group_seats_once on group_seats (group_no, user_id) where state in ('reserved', 'paid');
      create index group_seats_of_user on group_seats (user_id, taken_at desc);
      create index group_seats_paid on group_seats (group_no) where state = 'paid';

      -- The groups of a page of activities; act_name is the page's name.
      create table zone_groups (
        group_id text primary key,
        act_name text not null,
        name text not null,
        sort smallint not null
      );
      alter table zone_activities add column group_id text references zone_groups;

      -- The right type that a gift is for; null: every subscriber.
      alter table coupon_activities add column right_type smallint;
    `.execute(db);
  },
};
