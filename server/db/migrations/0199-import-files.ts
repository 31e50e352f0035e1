import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** Files of the console that wait for a second person (docs/decisions/0199). */
export const importFiles: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      create table import_files (
        file_id text primary key,
        kind text not null,
        file_name text not null,
        -- Null: it was written, or nobody can agree to it any more.
        content_sealed text,
        lines int not null check (lines > 0),
        proposal_id text references proposals,
        made_by text not null references operators,
        made_at timestamptz not null
      );
      create index import_files_by_time on import_files (made_at desc, file_id);
    `.execute(db);
  },
};
