import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lotteries: versions of prizes and odds, prize stock, chances with their committed seeds, and draws. */
export const lotteries: Migration = {
  up: async (db) => {
    await sql`
      create table lotteries (
        lottery_id text primary key,
        -- The version of prizes that is drawn from.
        version integer not null check (version > 0),
        daily_chances smallint not null check (daily_chances >= 0),
        rules text[] not null default '{}',
        begins_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > begins_at)
      );
      -- Units of a prize over all versions; a prize without a row has no limit.
      create table lottery_stock (
        lottery_id text not null references lotteries,
        prize_id text not null,
        total integer not null check (total >= 0),
        taken integer not null default 0 check (taken >= 0),
        primary key (lottery_id, prize_id),
        constraint lottery_stock_enough check (taken <= total)
      );
      -- Append-only (functions/reject_change.sql): other odds are another version.
      create table lottery_prizes (
        lottery_id text not null references lotteries,
        version integer not null check (version > 0),
        place smallint not null check (place >= 0),
        prize_id text not null,
        name text not null,
        pic_url text not null,
        kind text not null check (kind in ('none', 'coupon', 'right')),
        weight integer not null check (weight >= 0),
        template_id text references coupon_templates,
        rights_id text references rights,
        primary key (lottery_id, version, place),
        unique (lottery_id, version, prize_id),
        check ((kind = 'coupon') = (template_id is not null)),
        check ((kind = 'right') = (rights_id is not null))
      );
      create table lottery_chances (
        chance_id text primary key,
        lottery_id text not null references lotteries,
        user_id text not null references users,
        -- The day in China on which it can be used.
        day date not null,
        source text not null check (source in ('daily', 'signIn', 'browse', 'share', 'grant')),
        nth smallint not null check (nth > 0),
        -- The hash of the seed, shown before the draw.
        commitment text not null,
        -- Each task brings its chance once a day.
        unique (user_id, lottery_id, day, source, nth)
      );
      -- Apart from the chance, so that no export of a subscriber's rows contains the seed of a draw to come.
      create table lottery_seeds (
        chance_id text primary key references lottery_chances on delete cascade,
        seed text not null
      );
      create table lottery_browsing (
        user_id text not null references users,
        lottery_id text not null references lotteries,
        day date not null,
        started_at timestamptz not null,
        primary key (user_id, lottery_id, day)
      );
      create table lottery_draws (
        -- One draw for one chance.
        chance_id text primary key references lottery_chances,
        user_id text not null references users,
        lottery_id text not null references lotteries,
        version integer not null,
        seed text not null,
        client_seed text not null,
        number integer not null check (number >= 0),
        drawn_place smallint not null,
        place smallint not null,
        stock_before integer,
        stock_after integer check (stock_after >= 0),
        card_code text unique references user_coupons,
        -- Opened for the prize alone: its claim is found there.
        subscription_id text unique references subscriptions,
        drawn_at timestamptz not null,
        foreign key (lottery_id, version, drawn_place) references lottery_prizes,
        foreign key (lottery_id, version, place) references lottery_prizes,
        check (num_nonnulls(card_code, subscription_id) <= 1),
        check (stock_before - stock_after in (0, 1))
      );
      create index lottery_draws_of_user on lottery_draws (user_id, lottery_id, drawn_at desc);
      create index lottery_draws_won on lottery_draws (lottery_id, drawn_at desc)
        where card_code is not null or subscription_id is not null;
      create index lottery_draws_to_claim on lottery_draws (drawn_at) where subscription_id is not null;
    `.execute(db);
  },
};
