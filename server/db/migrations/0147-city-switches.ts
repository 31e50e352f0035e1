import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Parts of the product that operators limit or pause city by city (docs/decisions/0147). */
export const citySwitches: Migration = {
  up: async (db) => {
    await sql`
      alter table area_degradations
        add column set_by text references operators,
        add column set_at timestamptz,
        add column proposal_id text references proposals,
        add column lifted_by text references operators,
        add column lifted_at timestamptz,
        add column is_current boolean not null default false,
        add check ((set_by is null) = (set_at is null)),
        add check ((lifted_by is null) = (lifted_at is null)),
        -- What an operator switches has a reason and lifts itself.
        add check (set_by is null or (note <> '' and ends_at is not null));
      create unique index area_degradations_current on area_degradations (area_num, feature) where is_current;
      create index area_degradations_by_time on area_degradations (set_at desc, degradation_id desc) where set_at is not null;

      -- Acts on a cell lock its row; the version refuses an act on a cell that is not as it was on the screen.
      create table switch_cells (
        area_num text not null,
        feature text not null,
        version integer not null default 0,
        changed_by text references operators,
        primary key (feature, area_num)
      );
      insert into switch_cells (area_num, feature)
      select area_num, feature
      from unnest(array['320100', '320200', '320300', '320400', '320500', '320600', '320700', '320800', '320900',
        '321000', '321100', '321200', '321300']) as area_num,
        unnest(array['*', 'claim', 'order', 'pay', 'flashSale', 'lottery', 'number', 'lounge']) as feature;

      -- Who a switch would touch is counted before it.
      create index users_by_area on users (area_num) where closed_at is null;
    `.execute(db);
  },
};
