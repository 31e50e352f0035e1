import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Floors and ad pictures for an audience, floors that show a collection, bottom menus, and the automatic exchange of tickets. */
export const storefrontHomes: Migration = {
  up: async (db) => {
    await sql`
      -- Whom a floor is for; an empty list: everyone.
      alter table floors
        add column areas text[] not null default '{}',
        add column brands text[] not null default '{}',
        add column levels smallint[] not null default '{}',
        add column hosts text[] not null default '{}',
        add column collection_id text references collections;

      alter table materials
        add column areas text[] not null default '{}',
        add column brands smallint[] not null default '{}',
        add column invest_envs smallint[] not null default '{}';

      create table page_menus (
        region_code text not null,
        sort smallint not null,
        menu_name text not null,
        router_mark text not null,
        url text not null,
        icon_url text not null,
        select_icon_url text not null,
        background_url text not null default '',
        background_color text not null default '',
        text_color text not null default '',
        menu_type smallint not null default 0,
        primary key (region_code, sort)
      );

      -- The tickets left on the last day of a month are exchanged for this right first.
      create table auto_exchanges (
        user_id text primary key references users,
        subscription_id text not null references subscriptions,
        rights_id text not null references rights,
        -- Also the end of the lease while an instance exchanges.
        run_at timestamptz not null,
        saved_at timestamptz not null
      );
      create index auto_exchanges_due on auto_exchanges (run_at);
    `.execute(db);
  },
};
