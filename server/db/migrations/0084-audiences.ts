import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whom channels, ad materials and search words are for, by what calls say of the visit; an empty list: everyone. */
export const audiences: Migration = {
  up: async (db) => {
    await sql`
      -- The home pages that show a channel.
      alter table collections add column regions text[] not null default '{}';
      -- The points of a focus that show a material.
      alter table materials add column points text[] not null default '{}';
      alter table search_words
        add column areas text[] not null default '{}',
        add column channels text[] not null default '{}';
    `.execute(db);
  },
};
