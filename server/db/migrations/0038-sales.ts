import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sales at an activity price: rules of sessions, reservations, appointments and draws. */
export const sales: Migration = {
  up: async (db) => {
    await sql`
      alter table seckill_sessions
        -- 'flash': a session of a day; 'half': half price with a monthly quota.
        add column kind text not null default 'flash' check (kind in ('flash', 'half')),
        -- 'race': first come, first served; 'draw': register, then a published draw when it begins.
        add column mode text not null default 'race' check (mode in ('race', 'draw')),
        -- The right type that buyers need (§6); null: none.
        add column right_type smallint,
        add column is_on boolean not null default true,
        -- Pieces per subscriber and calendar month, over all goods.
        add column quota_per_month smallint check (quota_per_month > 0),
        add column registers_at timestamptz,
        add column closes_at timestamptz,
        add check ((mode = 'draw') = (registers_at is not null) and (mode = 'draw') = (closes_at is not null)),
        add check (registers_at < closes_at and closes_at <= begins_at);
      alter table seckill_goods
        add column activity_id text not null generated always as (session_id || ':' || goods_id) stored unique,
        -- null: the first sku of the goods.
        add column sku_id text references skus,
        add column limit_per_user smallint not null default 1 check (limit_per_user > 0),
        -- What the operator adds to the prices at most; null: no limit.
        add column budget_fen integer check (budget_fen >= 0),
        add column spent_fen integer not null default 0,
        add check (spent_fen >= 0 and (budget_fen is null or spent_fen <= budget_fen));

      create table sale_reservations (
        reservation_id text primary key,
        session_id text not null,
        goods_id text not null,
        user_id text not null references users,
        quantity smallint not null check (quantity > 0),
        -- What the operator adds to the price of these pieces.
        subsidy_fen integer not null check (subsidy_fen >= 0),
        state text not null check (state in ('held', 'ordered', 'released')),
        origin text not null check (origin in ('race', 'draw')),
        order_no text unique references orders,
        reserved_at timestamptz not null,
        -- Until when it can be ordered.
        expires_at timestamptz not null,
        foreign key (session_id, goods_id) references seckill_goods,
        check (state <> 'ordered' or order_no is not null)
      );
      create unique index sale_reservations_held on sale_reservations (session_id, goods_id, user_id) where state = 'held';
      create index sale_reservations_active on sale_reservations (session_id, goods_id, user_id) where state <> 'released';
      create index sale_reservations_to_release on sale_reservations (expires_at) where state = 'held';
      create index sale_reservations_of_user on sale_reservations (user_id, reserved_at);

      create table appointments (
        user_id text not null references users,
        session_id text not null,
        goods_id text not null,
        made_at timestamptz not null,
        remind_at timestamptz not null,
        reminded_at timestamptz,
        primary key (user_id, session_id, goods_id),
        foreign key (session_id, goods_id) references seckill_goods
      );
      create index appointments_due on appointments (remind_at) where reminded_at is null;

      create table draws (
        session_id text primary key references seckill_sessions,
        -- SHA-256 of the seed, published before the registration.
        commitment text not null,
        seed_sealed text not null,
        next_ticket integer not null default 1,
        -- Published with the result.
        seed text,
        list_hash text,
        -- [{activityId, quota}]
        offers jsonb,
        drawn_at timestamptz,
        check (num_nonnulls(seed, list_hash, offers, drawn_at) in (0, 4))
      );
      create table draw_tickets (
        session_id text not null references draws,
        user_id text not null references users,
        ticket_no integer not null,
        -- Stands for the subscriber in the published list.
        receipt text not null,
        made_at timestamptz not null,
        primary key (session_id, user_id),
        unique (session_id, ticket_no)
      );
      create index draw_tickets_of_user on draw_tickets (user_id);
      create table draw_entries (
        session_id text not null,
        goods_id text not null,
        user_id text not null references users,
        entered_at timestamptz not null,
        won boolean,
        primary key (session_id, goods_id, user_id),
        foreign key (session_id, goods_id) references seckill_goods,
        foreign key (session_id, user_id) references draw_tickets
      );
      create index draw_entries_of_user on draw_entries (user_id);
    `.execute(db);
  },
};
