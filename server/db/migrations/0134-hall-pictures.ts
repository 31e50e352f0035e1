import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Several named pictures of a lounge, and whose vouchers a business beside a station honours (docs/decisions/0134-stations.md). */
export const hallPictures: Migration = {
  up: async (db) => {
    await sql`
      alter table lounge_halls
        add column pics text[] not null default '{}',
        -- What each picture shows.
        add column pic_texts text[] not null default '{}',
        add constraint lounge_halls_pic_texts check (cardinality(pics) = cardinality(pic_texts));
      -- The supplier whose goods are honoured here; null: none.
      alter table station_businesses add column supplier text;
    `.execute(db);
  },
};
