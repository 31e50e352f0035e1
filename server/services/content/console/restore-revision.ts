import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { content } from '#core/contract/console/content.ts';
import { contentChanges } from '#core/rules/console/content-changes.ts';
import type { ContentDocument } from '#core/rules/console/content-document.ts';
import type { Tx } from '../../../db/database.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { liveDocument, writeLive } from './entity.ts';
import type { ContentDeps } from './kinds/entity-kind.ts';
import { entityKinds } from './entity-kinds.ts';
import { acted } from './publish-revision.ts';
import { addRevision, entityRefOf, lockedRevision, publishedOf, type RevisionRow } from './revisions.ts';

interface Restoration {
  /** What becomes of the version that was published. */
  readonly replaced: 'rolled_back' | 'withdrawn';
  readonly document: ContentDocument;
  readonly repeats: number | null;
  readonly by: string | null;
  readonly note: string;
  readonly now: Date;
}

/** Publishes an older document as a new version, in the transaction that holds the entity's lock. */
export async function restore(tx: Tx, published: RevisionRow, to: Restoration) {
  const ref = entityRefOf(published);
  const kind = entityKinds[ref.kind];
  const live = await liveDocument(tx, ref);
  await writeLive(tx, ref, to.document);
  await tx
    .updateTable('content_revisions')
    .set({ state: to.replaced })
    .where('revision_id', '=', published.revision_id)
    .execute();
  const { version } = await addRevision(tx, ref, {
    base: live.document,
    base_hash: live.hash,
    document: to.document,
    state: 'published',
    note: to.note,
    made_by: to.by,
    saved_at: to.now,
    published_at: to.now,
    published_by: to.by,
    repeats: to.repeats,
  });
  return { version, changes: contentChanges(kind.form, live.document, to.document) };
}

/** Publishes what an older version showed. It needs no draft and no checks: a mistake is taken back at once. */
export async function rollBackContent(
  { db, clock }: ContentDeps,
  { revisionId, reason }: InputOf<typeof content.rollBackContent>,
  call: OperatorCall,
): Promise<DataOf<typeof content.rollBackContent>> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const old = await lockedRevision(tx, revisionId);
    if (old.published_at === null) throw new Refusal('这个版本没有发布过，不能回滚到它');
    const published = await publishedOf(tx, entityRefOf(old));
    if (!published || published.revision_id === old.revision_id) throw new Refusal('线上已经是这个版本');
    const { version, changes } = await restore(tx, published, {
      replaced: 'rolled_back',
      document: old.document,
      repeats: old.version,
      by: call.caller.operatorId,
      note: `回滚到 v${old.version}`,
      now,
    });
    await appendAudit(
      tx,
      actorOf(call),
      { ...(await acted(tx, { ...published, version }, '回滚内容')), changes, reason },
      now,
    );
    return { version };
  });
}

/** Ends a draft or a scheduled publication; what is live stays. */
export async function withdrawRevision(
  { db, clock }: ContentDeps,
  { revisionId, reason }: InputOf<typeof content.withdrawRevision>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const row = await lockedRevision(tx, revisionId);
    if (row.state !== 'draft' && row.state !== 'scheduled') throw new Refusal('只有草稿和定时的版本可以撤回');
    await tx
      .updateTable('content_revisions')
      .set({ state: 'withdrawn' })
      .where('revision_id', '=', revisionId)
      .execute();
    await appendAudit(tx, actorOf(call), { ...(await acted(tx, row, '撤回内容')), reason }, now);
  });
  return null;
}
