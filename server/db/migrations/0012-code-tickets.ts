import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A code is worth something only to the page that asked for it; codes from before are worth nothing, and asked for anew. */
export const codeTickets: Migration = {
  up: async (db) => {
    await sql`alter table sms_codes add column ticket_hash bytea`.execute(db);
  },
};
