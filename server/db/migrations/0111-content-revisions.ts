import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Versions of what pages show, and the time of a floor (docs/decisions/0113). */
export const contentRevisions: Migration = {
  up: async (db) => {
    await sql`
      -- A floor that is off, or outside its time, is stored and not shown.
      alter table floors
        add column is_on boolean not null default true,
        add column begins_at timestamptz,
        add column ends_at timestamptz check (ends_at > begins_at);

      create table content_revisions (
        revision_id text primary key,
        entity_kind text not null,
        entity_key text not null,
        version integer not null check (version > 0),
        -- What was live when the draft was begun: another content of the live tables refuses to be replaced.
        base jsonb not null,
        base_hash text not null,
        document jsonb not null,
        -- Counts the savings of a draft: of two editors of one draft the slower one is refused.
        edit integer not null default 1,
        state text not null check (state in ('draft', 'scheduled', 'published', 'replaced', 'rolled_back', 'withdrawn')),
        note text not null,
        -- Null: what was live before the first draft, and what a scheduled end restores.
        made_by text references operators,
        saved_at timestamptz not null,
        publish_at timestamptz,
        unpublish_at timestamptz,
        published_at timestamptz,
        published_by text references operators,
        -- The version whose document this one repeats.
        repeats integer,
        -- Why a scheduled publication was not possible.
        fault text not null default '',
        unique (entity_kind, entity_key, version),
        check (state <> 'scheduled' or publish_at is not null),
        check (state <> 'published' or published_at is not null),
        check (unpublish_at > publish_at)
      );
      create unique index content_revisions_one_published on content_revisions (entity_kind, entity_key)
        where state = 'published';
      create index content_revisions_open on content_revisions (entity_kind, entity_key)
        where state in ('draft', 'scheduled');
      create index content_revisions_due on content_revisions (publish_at) where state = 'scheduled';
      create index content_revisions_ending on content_revisions (unpublish_at)
        where state = 'published' and unpublish_at is not null;
    `.execute(db);
  },
};
