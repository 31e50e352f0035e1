import type { Generated, JSONColumnType } from 'kysely';
import type { RevisionState } from '#core/contract/console/content.shapes.ts';
import type { PictureState } from '#core/contract/console/pictures.shapes.ts';
import type { ContentDocument } from '#core/rules/console/content-document.ts';
import type { UploadType } from '#core/rules/console/pictures/picture-limits.ts';

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

/** A picture of the library. Its files are in the store, named after its key. */
export interface MediaFiles {
  media_key: string;
  /** The hash of the small file. */
  small_key: string;
  source_hash: string;
  source_type: UploadType;
  source_width: number;
  source_height: number;
  source_bytes: number;
  name: string;
  alt: Generated<string>;
  width: number;
  height: number;
  bytes: number;
  small_bytes: number;
  /** Relative luminances between which most of it lies. */
  darkest: number | null;
  lightest: number | null;
  state: Generated<PictureState>;
  uploaded_by: string;
  uploaded_at: Date;
}

/** The views of goods, in their order; without rows the goods show their drawing. */
export interface GoodsPictures {
  goods_id: string;
  place: number;
  media_key: string;
  alt: Generated<string>;
}

export interface ContentRevisionTables {
  content_revisions: ContentRevisions;
  media_files: MediaFiles;
  goods_pictures: GoodsPictures;
}
