import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { pinyinReadings } from '#core/rules/goods/search/pinyin-readings.ts';

/** Searched text of goods with its pinyin, kept by triggers, and synonyms. */
export const search: Migration = {
  up: async (db) => {
    await sql`
      create table pinyin_readings (
        character text primary key,
        readings text[] not null
      );

      create table goods_search (
        goods_id text primary key references goods on delete cascade,
        -- Each character with its readings ("视shi 频pin "), one line for the name and one for each other text.
        units text not null,
        -- Characters, pairs of neighbours, syllables (~shi) and pairs of initials (^sp).
        grams text[] not null
      );
      create index goods_search_grams on goods_search using gin (grams);
      drop index goods_name_ngrams;
      create index shops_name_ngrams on shops using gin (character_ngrams(name));

      create table search_synonyms (
        word text not null,
        means text not null,
        primary key (word, means)
      );
    `.execute(db);
    const rows = [...pinyinReadings].map(([character, readings]) => ({ character, readings }));
    await sql`
      insert into pinyin_readings (character, readings)
      select character, readings from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(character text, readings text[])`.execute(
      db,
    );
  },
};
