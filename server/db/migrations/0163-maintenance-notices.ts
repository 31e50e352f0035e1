import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** Maintenance notices that operators show and end in the console, and their preview (docs/decisions/0163). */
export const maintenanceNotices: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      alter table maintenance_notices
        add column set_by text references operators,
        add column set_at timestamptz not null default now(),
        add column reason text not null default '',
        add column proposal_id text references proposals,
        add column lifted_by text references operators,
        add column lifted_at timestamptz,
        add check ((lifted_by is null) = (lifted_at is null)),
        -- What an operator shows was agreed to by a second person, has words and a reason, and ends by itself.
        add check (set_by is null or (
          proposal_id is not null and title <> '' and message <> '' and reason <> ''
          and begins_at is not null and ends_at is not null
        ));
      create index maintenance_notices_by_time on maintenance_notices (set_at desc, notice_id desc);
      alter table preview_tokens add column notice jsonb;
    `.execute(db);
  },
};
