import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The channel context of a claim besides its channelId (§3). */
export const claimChannels: Migration = {
  up: async (db) => {
    await sql`
      alter table claims add column p_channel_id text, add column channel_area_num text;
      -- The functions got two parameters under their names (docs/decisions/0025-events-and-channels.md): with the old
      -- signature beside the new one PostgreSQL would keep both. They are created again from their files after the migrations.
      drop function if exists claim_batch_checked;
      drop function if exists claim_batch_all_or_nothing;
      delete from applied_functions where name in ('claim_batch_checked', 'claim_batch_all_or_nothing');
    `.execute(db);
  },
};
