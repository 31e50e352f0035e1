import type { Generated, JSONColumnType } from 'kysely';
import type { RevisionState } from '#core/contract/console/content.shapes.ts';
import type { ContentDocument } from '#core/rules/console/content-document.ts';

/** A version of an entity that operators edit: a draft, what is live, or what was. */
export interface ContentRevisions {
  revision_id: string;
  entity_kind: string;
  entity_key: string;
  version: number;
  /** The live content that the draft began with. */
  base: JSONColumnType<ContentDocument>;
  base_hash: string;
  document: JSONColumnType<ContentDocument>;
  /** Counts the savings of a draft. */
  edit: Generated<number>;
  state: RevisionState;
  note: string;
  made_by: string | null;
  saved_at: Date;
  publish_at: Date | null;
  unpublish_at: Date | null;
  published_at: Date | null;
  published_by: string | null;
  /** The version whose document it repeats. */
  repeats: number | null;
  fault: Generated<string>;
}

export interface ContentRevisionTables {
  content_revisions: ContentRevisions;
}
