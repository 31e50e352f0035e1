import { sql, type Selectable } from 'kysely';
import { contentKinds, type ContentKind } from '#core/contract/console/content.shapes.ts';
import type { ContentDocument } from '#core/rules/console/content-document.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { ContentRevisions } from '../../../db/schema/content-revisions.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { lockEntity, type EntityRef } from './entity.ts';

export type RevisionRow = Selectable<ContentRevisions>;

export const entityRefOf = ({
  entity_kind,
  entity_key,
}: Pick<RevisionRow, 'entity_kind' | 'entity_key'>): EntityRef => ({
  kind: contentKinds.find((each): each is ContentKind => each === entity_kind) ?? 'floors',
  key: entity_key,
});

export async function revisionById(db: Db | Tx, revisionId: string): Promise<RevisionRow> {
  const row = await db
    .selectFrom('content_revisions')
    .selectAll()
    .where('revision_id', '=', revisionId)
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这个版本');
  return row;
}

/** The revision with its entity locked: nothing of the entity is published until the transaction ends. */
export async function lockedRevision(tx: Tx, revisionId: string): Promise<RevisionRow> {
  await lockEntity(tx, entityRefOf(await revisionById(tx, revisionId)));
  return revisionById(tx, revisionId);
}

interface OpenRevision {
  readonly revisionId: string;
  readonly edit: number;
}
/** A draft as the page saw it: one that was saved by another page since is refused. */
export async function lockedDraft(tx: Tx, { revisionId, edit }: OpenRevision): Promise<RevisionRow> {
  const row = await lockedRevision(tx, revisionId);
  if (row.state !== 'draft') throw new Refusal('这个版本已经不是草稿，请刷新页面');
  if (row.edit !== edit) throw new Refusal('草稿刚被另一个窗口或同事保存过，请刷新页面后再改');
  return row;
}

export const publishedOf = (tx: Db | Tx, { kind, key }: EntityRef): Promise<RevisionRow | undefined> =>
  tx
    .selectFrom('content_revisions')
    .selectAll()
    .where('entity_kind', '=', kind)
    .where('entity_key', '=', key)
    .where('state', '=', 'published')
    .executeTakeFirst();

type NewRevision = Pick<RevisionRow, 'state' | 'note' | 'made_by' | 'saved_at'> &
  Partial<Pick<RevisionRow, 'published_at' | 'published_by' | 'repeats'>> & {
    readonly base: ContentDocument;
    readonly base_hash: string;
    readonly document: ContentDocument;
  };

/** Adds the next version of an entity, which is locked. */
export async function addRevision(
  tx: Tx,
  { kind, key }: EntityRef,
  { base, document, ...row }: NewRevision,
): Promise<{ readonly revisionId: string; readonly version: number }> {
  const revisionId = newId();
  const { version } = await tx
    .insertInto('content_revisions')
    .values({
      revision_id: revisionId,
      entity_kind: kind,
      entity_key: key,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from content_revisions where entity_kind = ${kind} and entity_key = ${key})`,
      base: JSON.stringify(base),
      document: JSON.stringify(document),
      publish_at: null,
      unpublish_at: null,
      published_at: null,
      published_by: null,
      repeats: null,
      ...row,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return { revisionId, version };
}
