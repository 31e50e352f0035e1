import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Agreements that operators write as versions, and what subscribers searched in the questions in vain (docs/decisions/0119). */
export const agreementVersions: Migration = {
  up: async (db) => {
    await sql`
      alter table agreements
        -- Whoever agreed to an older version is asked again.
        add column needs_consent boolean not null default true,
        -- Who proposed and approved it; null: it came with the product.
        add column proposal_id text references proposals;
      create index agreements_by_time on agreements (template_id, published_at desc);

      -- Searches of the frequent questions that found nothing, counted by every process.
      create table question_misses (
        -- In China.
        day date not null,
        words text not null,
        asked integer not null check (asked > 0),
        primary key (day, words)
      );
    `.execute(db);
  },
};
