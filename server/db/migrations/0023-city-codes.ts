import { sql, type QueryExecutorProvider } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes that were replaced when prefectures became cities; Laiwu became a part of Jinan. */
const replaced = `(values ('371200', '370100'), ('542200', '540500'), ('542400', '540600'), ('652200', '650500'))
  as replaced (stale, current)`;

/** Moves rows from replaced city codes to the current ones; a current row that exists already stays. */
export const replaceStaleCityCodes = async (db: QueryExecutorProvider): Promise<void> => {
  const codes = sql.raw(replaced);
  await sql`
    update users set area_num = current from ${codes} where area_num = stale;
    update user_locations set city_code = current from ${codes} where city_code = stale;
    insert into recent_cities (user_id, area_num, visited_at)
      select user_id, current, visited_at from recent_cities join ${codes} on area_num = stale
      on conflict do nothing;
    delete from recent_cities using ${codes} where area_num = stale;
    insert into recommended_cities (area_num, sort)
      select current, sort from recommended_cities join ${codes} on area_num = stale
      on conflict do nothing;
    delete from recommended_cities using ${codes} where area_num = stale;
  `.execute(db);
};

/** Cities outside the built-in table are stored with what the maps service said about them. */
export const cityCodes: Migration = {
  up: async (db) => {
    await sql`
      alter table user_locations
        add column area_name text,
        add check (area_name is null or city_code is not null);
      alter table recent_cities
        add column area_name text,
        add column province text,
        add column longitude double precision,
        add column latitude double precision,
        add check (num_nulls(area_name, province, longitude, latitude) in (0, 4));
    `.execute(db);
    await replaceStaleCityCodes(db);
  },
};
