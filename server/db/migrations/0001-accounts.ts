import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Subscribers, their sessions and codes, and the agreements they consented to. */
export const accounts: Migration = {
  up: async (db) => {
    await sql`
      create table users (
        user_id text primary key,
        mobile text not null,
        area_num text,
        isp_flag smallint not null check (isp_flag in (0, 1)),
        brand_num text not null,
        credit_level smallint,
        user_name text not null,
        name_edits smallint not null default 0,
        head_img_url text,
        open_id text,
        easy_use_member boolean not null default false,
        excellent_vip boolean not null default false,
        points integer not null default 0 check (points >= 0),
        created_at timestamptz not null,
        closed_at timestamptz
      );
      create unique index users_one_live_account_per_number on users (mobile) where closed_at is null;
      create unique index users_one_live_account_per_open_id on users (open_id) where closed_at is null;
      create table level_refreshes (
        user_id text primary key references users,
        refreshed_at timestamptz not null
      );

      create table sessions (
        session_id text primary key,
        user_id text not null references users,
        access_hash bytea not null unique,
        access_expires_at timestamptz not null,
        refresh_hash bytea not null unique,
        refresh_expires_at timestamptz not null,
        previous_refresh_hash bytea unique,
        rotated_at timestamptz,
        created_at timestamptz not null,
        ended_at timestamptz,
        signed_in_by text,
        register_channel text,
        external_user_id text
      );
      create index sessions_of_user on sessions (user_id) where ended_at is null;
      create index sessions_by_end on sessions (refresh_expires_at);

      create table captchas (
        captcha_id text primary key,
        target_x smallint not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index captchas_by_expiry on captchas (expires_at);
      create table captcha_passes (
        pass_hash bytea primary key,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index captcha_passes_by_expiry on captcha_passes (expires_at);

      create table sms_codes (
        sms_code_id bigint generated always as identity primary key,
        mobile text not null,
        purpose text not null,
        code_hash bytea not null,
        ticket_hash bytea not null,
        ip text not null,
        device text not null default '',
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        tries_left smallint not null check (tries_left >= 0),
        used_at timestamptz
      );
      create index sms_codes_of_number on sms_codes (mobile, purpose, sent_at desc);
      create index sms_codes_of_address on sms_codes (ip, sent_at);
      create index sms_codes_by_age on sms_codes (sent_at);

      create table login_keys (
        key_id text primary key,
        private_key text not null,
        public_key text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );

      create table agreements (
        template_id text not null,
        version text not null,
        title text not null,
        body text not null,
        published_at timestamptz not null,
        primary key (template_id, version)
      );
      create table consents (
        user_id text not null references users,
        template_id text not null,
        version text not null,
        agreed_at timestamptz not null,
        primary key (user_id, template_id, version),
        foreign key (template_id, version) references agreements
      );
    `.execute(db);
  },
};
