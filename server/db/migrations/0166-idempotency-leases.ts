import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** A key is reserved until a time that its process extends. The default is for the release before, which reserves keys without it. */
export const idempotencyLeases: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      alter table idempotency_keys add column leased_until timestamptz not null default now() + interval '30 seconds'`.execute(
      db,
    );
  },
};
