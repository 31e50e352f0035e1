import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A right may be for numbers of the province only, or be there to be bought and not claimed; a claim remembers the area it was made in. */
export const claimConditions: Migration = {
  up: async (db) => {
    await sql`
      alter table rights
        add column province_only boolean not null default false,
        add column category_flag smallint not null default 1 check (category_flag in (1, 2)),
        add constraint rights_sold_as_goods check (category_flag = 1 or (goods_id is not null and sku_id is not null));

      alter table claims add column area_num text;
    `.execute(db);
  },
};
