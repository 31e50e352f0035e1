import { sql } from 'kysely';
import type { DeclaredMigration } from '../migration-effect.ts';

/** How dark and light a picture is, for the contrast of text over it (docs/decisions/0195). */
export const lightOfPictures: DeclaredMigration = {
  effect: 'expands',
  up: async (db) => {
    await sql`
      alter table media_files
        -- Relative luminances that a tenth of its opaque pixels are below and above; null: nothing is opaque, or it is older than this.
        add column darkest double precision,
        add column lightest double precision`.execute(db);
  },
};
