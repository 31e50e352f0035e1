import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { content } from '#core/contract/console/content.ts';
import { contentChanges } from '#core/rules/console/content-changes.ts';
import { mergeContent } from '#core/rules/console/merge-content.ts';
import type { Tx } from '../../../db/database.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit } from '../../operators/public.ts';
import { acted } from './publish-revision.ts';
import { checkedItems, entityOf, liveDocument, lockEntity, type EntityRef } from './entity.ts';
import type { ContentDeps } from './kinds/entity-kind.ts';
import { entityKinds } from './entity-kinds.ts';
import { addRevision, entityRefOf, lockedDraft, publishedOf } from './revisions.ts';

/** Stores a draft; the first of an entity stores what is live as version 1, so that there is something to roll back to. */
export async function saveDraft(
  { db, clock }: ContentDeps,
  { draft, document, note, ...ref }: InputOf<typeof content.saveDraft>,
  call: OperatorCall,
): Promise<DataOf<typeof content.saveDraft>> {
  const { kind } = await entityOf(db, ref);
  const items = checkedItems(kind, document);
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    if (draft) {
      const row = await lockedDraft(tx, draft);
      if (row.entity_kind !== ref.kind || row.entity_key !== ref.key)
        throw new Refusal('这个草稿属于别的内容');
      const edit = row.edit + 1;
      await tx
        .updateTable('content_revisions')
        .set({ document: JSON.stringify({ items }), edit, note, saved_at: now })
        .where('revision_id', '=', row.revision_id)
        .execute();
      const changes = contentChanges(kind.form, row.document, { items });
      await appendAudit(tx, actorOf(call), { ...(await acted(tx, row, '保存草稿')), changes }, now);
      return { revisionId: row.revision_id, version: row.version, edit };
    }
    await lockEntity(tx, ref);
    const live = await liveDocument(tx, ref);
    const changes = contentChanges(kind.form, live.document, { items });
    if (changes.length === 0) throw new Refusal('没有要保存的改动');
    await storeFirst(tx, ref, now);
    const made = await addRevision(tx, ref, {
      base: live.document,
      base_hash: live.hash,
      document: { items },
      state: 'draft',
      note,
      made_by: call.caller.operatorId,
      saved_at: now,
    });
    const act = await acted(
      tx,
      { entity_kind: ref.kind, entity_key: ref.key, version: made.version },
      '保存草稿',
    );
    await appendAudit(tx, actorOf(call), { ...act, changes }, now);
    return { ...made, edit: 1 };
  });
}

export async function storeFirst(tx: Tx, ref: EntityRef, now: Date): Promise<void> {
  if (await publishedOf(tx, ref)) return;
  const { document, hash } = await liveDocument(tx, ref);
  await addRevision(tx, ref, {
    base: document,
    base_hash: hash,
    document,
    state: 'published',
    note: '启用版本之前的内容',
    made_by: null,
    saved_at: now,
    published_at: now,
  });
}

/** Takes over what changed live since the draft was begun; where both changed a field, the draft's value stays. */
export async function rebaseDraft(
  { db, clock }: ContentDeps,
  open: InputOf<typeof content.rebaseDraft>,
  call: OperatorCall,
): Promise<DataOf<typeof content.rebaseDraft>> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const row = await lockedDraft(tx, open);
    const ref = entityRefOf(row);
    const live = await liveDocument(tx, ref);
    if (live.hash === row.base_hash) throw new Refusal('线上没有新的改动');
    const kind = entityKinds[ref.kind];
    const { document } = mergeContent(kind.form, row.base, live.document, row.document);
    const edit = row.edit + 1;
    await tx
      .updateTable('content_revisions')
      .set({
        base: JSON.stringify(live.document),
        base_hash: live.hash,
        document: JSON.stringify(document),
        edit,
        saved_at: now,
      })
      .where('revision_id', '=', row.revision_id)
      .execute();
    const changes = contentChanges(kind.form, row.document, document);
    await appendAudit(tx, actorOf(call), { ...(await acted(tx, row, '取用线上的更新')), changes }, now);
    return { edit };
  });
}
