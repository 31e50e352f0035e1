import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** 天天领现金: one sign-in a day, and a ledger in which every line continues the balance of the line before it. */
export const dailyCash: Migration = {
  up: async (db) => {
    await sql`
      create table cash_rewards (
        kind text not null check (kind in ('day', 'streak', 'month')),
        days smallint not null check (days > 0),
        amount_fen integer not null check (amount_fen > 0),
        primary key (kind, days)
      );
      create table cash_sign_ins (
        user_id text not null references users,
        signed_on date not null,
        streak integer not null check (streak > 0),
        month_count smallint not null check (month_count between 1 and 31),
        signed_at timestamptz not null,
        primary key (user_id, signed_on),
        -- The operator's day begins at midnight in Shanghai, whatever the server's time zone.
        check (signed_on = (signed_at at time zone 'Asia/Shanghai')::date)
      );

      create table cash_entries (
        user_id text not null references users,
        seq integer not null check (seq > 0),
        signed_on date not null,
        kind text not null check (kind in ('day', 'streak', 'month')),
        days smallint not null check (days > 0),
        amount_fen integer not null check (amount_fen > 0),
        balance_before_fen integer not null,
        balance_fen integer not null check (balance_fen >= 0),
        previous_seq integer generated always as (nullif(seq - 1, 0)) stored,
        created_at timestamptz not null,
        primary key (user_id, seq),
        unique (user_id, seq, balance_fen),
        unique (user_id, signed_on, kind),
        check (balance_fen = balance_before_fen + amount_fen),
        check (seq > 1 or balance_before_fen = 0),
        foreign key (user_id, signed_on) references cash_sign_ins,
        -- A line begins with the balance the line before it ended with.
        foreign key (user_id, previous_seq, balance_before_fen) references cash_entries (user_id, seq, balance_fen)
      );
    `.execute(db);
  },
};
