import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Memberships that renew, and the order of each renewed period. */
export const renewals: Migration = {
  up: async (db) => {
    await sql`
      create table renewals (
        subscription_id text primary key references subscriptions,
        user_id text not null references users,
        -- The line that opened it; orders of later periods repeat it.
        order_no text not null,
        line smallint not null,
        months smallint not null check (months > 0),
        -- The agreed price of each further period, whatever the plan costs later.
        price_fen integer not null check (price_fen > 0),
        -- 'off': by the subscriber; 'ended': by refused debits, a refund or the closing of the account.
        state text not null check (state in ('on', 'off', 'ended')),
        -- Periods are counted from here, so that the 31st stays the last day of a month.
        anchor_at timestamptz not null,
        anchor_months smallint not null,
        -- The last period that is paid; the first was bought.
        period smallint not null default 1 check (period > 0),
        -- Of the next period.
        noticed_at timestamptz,
        refusals smallint not null default 0 check (refusals between 0 and 3),
        refused_at timestamptz,
        -- Also the end of the lease while an instance works on it.
        next_try_at timestamptz not null,
        changed_at timestamptz not null,
        foreign key (order_no, line) references order_lines,
        check (state <> 'on' or refusals < 3),
        check ((refusals = 0) = (refused_at is null))
      );
      create index renewals_due on renewals (next_try_at) where state = 'on';
      create index renewals_of_user on renewals (user_id);
      create index renewals_of_line on renewals (order_no, line);

      -- A period has one order, so it is paid once.
      create table renewal_periods (
        subscription_id text not null references renewals,
        period smallint not null check (period > 1),
        order_no text not null unique references orders,
        -- null: not paid, or refunded.
        begins_at timestamptz,
        primary key (subscription_id, period)
      );
    `.execute(db);
  },
};
