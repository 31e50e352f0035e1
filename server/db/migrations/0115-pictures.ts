import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The library of pictures, and the views of goods (docs/decisions/0117). */
export const pictures: Migration = {
  up: async (db) => {
    await sql`
      create table media_files (
        -- A hash of the main file, and its name in the store.
        media_key text primary key check (media_key ~ '^[0-9a-f]{32}$'),
        -- The hash of the small file, by which its bytes are checked.
        small_key text not null check (small_key ~ '^[0-9a-f]{32}$'),
        -- The same file uploaded again is the same picture.
        source_hash text not null unique check (source_hash ~ '^[0-9a-f]{64}$'),
        source_type text not null check (source_type in ('image/png', 'image/jpeg', 'image/webp')),
        source_width integer not null check (source_width > 0),
        source_height integer not null check (source_height > 0),
        source_bytes integer not null check (source_bytes > 0),
        name text not null,
        alt text not null default '',
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        bytes integer not null check (bytes > 0),
        small_bytes integer not null check (small_bytes > 0),
        state text not null default 'active' check (state in ('active', 'retired')),
        uploaded_by text not null references operators,
        uploaded_at timestamptz not null
      );
      create index media_files_by_time on media_files (uploaded_at desc, media_key desc);

      create table goods_pictures (
        goods_id text not null references goods on delete cascade,
        place smallint not null check (place between 1 and 5),
        media_key text not null references media_files,
        alt text not null default '',
        primary key (goods_id, place),
        unique (goods_id, media_key)
      );
      create index goods_pictures_of_media on goods_pictures (media_key);

      -- Files in the sandbox's store of pictures.
      create table sandbox_objects (
        name text primary key,
        bytes bytea not null,
        digest text not null
      );
    `.execute(db);
  },
};
