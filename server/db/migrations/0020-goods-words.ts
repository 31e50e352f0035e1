import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Goods are found by a word anywhere in their name. Most Chinese words have two characters, of which an index of trigrams knows nothing:
 * this one holds every character and every pair of neighbours, needs no extension, and finds the few names worth comparing with the word.
 */
export const goodsWords: Migration = {
  up: async (db) => {
    await sql`
      create function word_pieces(words text) returns text[] language sql immutable strict parallel safe return (
        select coalesce(array_agg(distinct substr(lower(words), at, size)), '{}')
        from generate_series(1, char_length(lower(words))) as at cross join generate_series(1, 2) as size);
      create index goods_words on goods using gin (word_pieces(name));
    `.execute(db);
  },
};
