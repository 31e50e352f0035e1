import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links with which the console shows pages before they are published (docs/decisions/0118). */
export const previewTokens: Migration = {
  up: async (db) => {
    await sql`
      create table preview_tokens (
        token_hash bytea primary key,
        operator_id text not null references operators,
        -- None: what is live then.
        revision_ids text[] not null,
        -- Null: a guest; 0: a subscriber without a membership.
        level integer check (level between 0 and 9),
        area_num text not null,
        brand_num text not null,
        host text not null,
        -- Null: the time of the call.
        shown_at timestamptz,
        made_at timestamptz not null,
        expires_at timestamptz not null,
        check (expires_at <= made_at + interval '10 minutes')
      );
      create index preview_tokens_expiry on preview_tokens (expires_at);
      -- A transaction with a row here cannot be committed: functions/refuse_commit.sql.
      create table uncommittable_transactions (started_at timestamptz not null);
    `.execute(db);
  },
};
