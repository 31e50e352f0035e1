import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where subscribers are, as far as they allow it. */
export const locations: Migration = {
  up: async (db) => {
    await sql`
      create table location_whitelist (
        mobile text primary key,
        note text not null default ''
      );
      create table user_locations (
        user_id text primary key references users,
        refused_at timestamptz,
        city_code text,
        longitude double precision,
        latitude double precision,
        saved_at timestamptz,
        check (refused_at is null or (city_code is null and longitude is null and latitude is null and saved_at is null)),
        check (num_nulls(city_code, longitude, latitude, saved_at) in (0, 4))
      );
      create index user_locations_by_age on user_locations (saved_at) where saved_at is not null;
      create table recent_cities (
        user_id text not null references users,
        area_num text not null,
        visited_at timestamptz not null,
        primary key (user_id, area_num)
      );
      create table recommended_cities (
        area_num text primary key,
        sort smallint not null
      );
    `.execute(db);
  },
};
