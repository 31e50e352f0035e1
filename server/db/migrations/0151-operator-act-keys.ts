import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which acts of operators are committed, by the idempotency keys of their requests (docs/decisions/0151). */
export const operatorActKeys: Migration = {
  up: async (db) => {
    await sql`
      create table operator_act_keys (
        operator_id text not null references operators,
        idempotency_key text not null,
        -- The attempt that committed: one request may write several entries.
        attempt text not null,
        acted_at timestamptz not null,
        primary key (operator_id, idempotency_key)
      )`.execute(db);
  },
};
