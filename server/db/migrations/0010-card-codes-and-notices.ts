import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Card codes and their exchanges; what the operator tells everybody; tickets that come with opened services. */
export const cardCodesAndNotices: Migration = {
  up: async (db) => {
    await sql`
      create table card_code_batches (
        batch_id text primary key,
        act_num text not null default '',
        name text not null,
        pic_url text not null,
        brings text not null check (brings in ('right', 'product')),
        product_id text not null references products,
        rights_id text references rights,
        months smallint check (months between 1 and 60),
        begins_at timestamptz not null,
        ends_at timestamptz not null,
        check (ends_at > begins_at),
        check ((brings = 'right') = (rights_id is not null)),
        check ((brings = 'product') = (months is not null))
      );
      create index card_code_batches_of_act on card_code_batches (act_num);
      create table card_codes (
        code_hash bytea primary key,
        batch_id text not null references card_code_batches,
        made_at timestamptz not null
      );
      create index card_codes_of_batch on card_codes (batch_id);

      create table card_exchanges (
        exchange_id text primary key,
        code_hash bytea not null references card_codes,
        batch_id text not null references card_code_batches,
        user_id text not null references users,
        -- Deferred: who loses the race for a code has made no subscription.
        subscription_id text not null unique references subscriptions deferrable initially deferred,
        mobile text not null,
        channel_id text not null,
        exchanged_at timestamptz not null,
        tried_at timestamptz not null,
        released_at timestamptz
      );
      create unique index card_code_used_once on card_exchanges (code_hash) where released_at is null;
      create index card_exchanges_of_user on card_exchanges (user_id, exchanged_at desc) where released_at is null;

      create table card_code_misses (
        who text primary key,
        misses integer not null,
        missed_at timestamptz not null
      );
      create index card_code_misses_by_age on card_code_misses (missed_at);

      -- One subscriber's try with one code: locked | unknown | used | busy | again | not-begun | ended | own-number | taken.
      -- Only a code that does not exist is a miss; whoever holds a used one has guessed nothing.
      create function take_card_code(
        p_code_hash bytea, p_user_id text, p_address text, p_own_mobile text, p_mobile text, p_channel_id text,
        p_exchange_id text, p_subscription_id text, p_now timestamptz, p_month_ends timestamptz,
        p_misses integer, p_lock interval, p_patience interval
      ) returns table (outcome text, exchange_id text) language plpgsql as $$
      #variable_conflict use_column
      declare
        whos text[] := array['address:' || p_address, 'user:' || p_user_id];
        batch card_code_batches;
        held card_exchanges;
        opens timestamptz := p_now;
        closes timestamptz := p_month_ends;
      begin
        if exists (select from card_code_misses where who = any(whos) and misses >= p_misses and missed_at > p_now - p_lock) then
          return query select 'locked', null::text;
          return;
        end if;
        select b.* into batch from card_codes c join card_code_batches b using (batch_id) where c.code_hash = p_code_hash;
        if not found then
          insert into card_code_misses as m (who, misses, missed_at) select w, 1, p_now from unnest(whos) w order by w
          on conflict (who) do update set misses = case when m.missed_at > p_now - p_lock then m.misses + 1 else 1 end, missed_at = p_now;
          return query select 'unknown', null::text;
          return;
        end if;

        select e.* into held from card_exchanges e where e.code_hash = p_code_hash and e.released_at is null;
        if not found then
          if p_now < batch.begins_at or p_now >= batch.ends_at then
            return query select case when p_now < batch.begins_at then 'not-begun' else 'ended' end, null::text;
            return;
          end if;
          if batch.brings = 'product' and p_mobile <> p_own_mobile then
            return query select 'own-number', null::text;
            return;
          end if;
          insert into card_exchanges (exchange_id, code_hash, batch_id, user_id, subscription_id, mobile, channel_id, exchanged_at, tried_at)
          values (p_exchange_id, p_code_hash, batch.batch_id, p_user_id, p_subscription_id, p_mobile, p_channel_id, p_now, p_now)
          on conflict (code_hash) where released_at is null do nothing;
          if found then
            if batch.brings = 'product' then
              -- A second card goes on where the first one ends, even if both are exchanged at once.
              perform 1 from users where user_id = p_user_id for no key update;
              select greatest(p_now, max(s.ends_at)) into opens from subscriptions s where s.user_id = p_user_id and s.product_id = batch.product_id;
              closes := (opens at time zone 'Asia/Shanghai' + make_interval(months => batch.months)) at time zone 'Asia/Shanghai';
            end if;
            insert into subscriptions (subscription_id, user_id, product_id, opened_at, ends_at) values (p_subscription_id, p_user_id, batch.product_id, opens, closes);
            return query select 'taken', p_exchange_id;
            return;
          end if;
          select e.* into held from card_exchanges e where e.code_hash = p_code_hash and e.released_at is null;
        end if;

        if held.user_id <> p_user_id then
          return query select 'used', null::text;
          return;
        end if;
        update card_exchanges set tried_at = p_now where exchange_id = held.exchange_id and tried_at <= p_now - p_patience and released_at is null;
        return query select case when found then 'again' else 'busy' end, held.exchange_id;
      end $$;

      create table notices (
        notice_id text primary key,
        act_num text not null,
        open_type text not null default '*',
        title text not null,
        content text not null,
        published_at timestamptz not null,
        ends_at timestamptz
      );
      create index notices_of_act on notices (act_num, published_at desc);

      create table page_configs (
        code text primary key,
        value text not null default ''
      );
      create table page_config_items (
        code text not null references page_configs on delete cascade,
        key text not null,
        name text not null,
        value text not null,
        sort smallint not null default 0,
        primary key (code, key)
      );

      create table activity_floors (
        act_floor_id text primary key,
        begins_at timestamptz not null,
        ends_at timestamptz not null,
        content jsonb not null check (jsonb_typeof(content) = 'object'),
        check (ends_at > begins_at)
      );
      create table marketing_points (
        point_id text primary key,
        page_type text not null,
        name text not null,
        pic_url text not null,
        link text not null default '',
        sort smallint not null default 0,
        begins_at timestamptz,
        ends_at timestamptz
      );
      create index marketing_points_of_page on marketing_points (page_type, sort);

      create table preheat_notices (
        notice_id text primary key,
        channel_id text not null default '*',
        title text not null,
        pic_url text not null,
        link text not null default '',
        begins_at timestamptz not null,
        ends_at timestamptz not null,
        check (ends_at > begins_at)
      );
      create table preheat_confirmations (
        notice_id text not null references preheat_notices on delete cascade,
        who text not null,
        channel_id text not null,
        confirmed_at timestamptz not null,
        primary key (notice_id, who)
      );

      create table guide_steps (
        guide_id text primary key,
        page_id text not null default '*',
        channel_id text not null default '*',
        title text not null,
        text text not null,
        pic_url text not null,
        link text not null default '',
        sort smallint not null default 0 check (sort >= 0)
      );

      create table lamps (
        lamp_id text primary key,
        plan_id text not null default '*',
        area_num text not null default '*' check (area_num = '*' or area_num ~ '^\\d{6}$'),
        channel_id text not null default '*',
        text text not null,
        pic_url text not null default '',
        link text not null default '',
        sort smallint not null default 0,
        begins_at timestamptz,
        ends_at timestamptz,
        coupon_id text,
        amount_fen integer check (amount_fen >= 0),
        threshold_fen integer check (threshold_fen >= 0),
        -- A coupon has a worth, a threshold and an end, a plain line has none of the first two.
        check (num_nulls(coupon_id, amount_fen, threshold_fen) in (0, 3)),
        check (coupon_id is null or ends_at is not null)
      );
      create index lamps_of_plan on lamps (plan_id, sort);

      create table opening_tickets (
        product_id text not null references products,
        ticket_key text not null,
        name text not null,
        coupon_type text not null,
        amount_fen integer not null check (amount_fen >= 0),
        valid_days smallint not null check (valid_days > 0),
        begins_at timestamptz not null,
        ends_at timestamptz,
        primary key (product_id, ticket_key)
      );
      create table service_tickets (
        ticket_id text primary key,
        user_id text not null references users,
        subscription_id text not null references subscriptions,
        ticket_key text not null,
        name text not null,
        business_name text not null,
        amount_fen integer not null check (amount_fen >= 0),
        state text not null check (state in ('sending', 'sent', 'failed')),
        sent_at timestamptz not null,
        unique (subscription_id, ticket_key)
      );
      create index service_tickets_of_user on service_tickets (user_id, sent_at desc);
    `.execute(db);
  },
};
