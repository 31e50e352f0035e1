import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** `spent_refresh_tokens` says when each token was traded; the last one was also kept with its session. */
export const spentTokensOnly: Migration = {
  up: async (db) => {
    await sql`alter table sessions drop column previous_refresh_hash, drop column rotated_at`.execute(db);
  },
};
