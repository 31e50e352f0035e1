import type { InputOf } from '#core/contract/endpoint.ts';
import type { content } from '#core/contract/console/content.ts';
import { contentChanges } from '#core/rules/console/content-changes.ts';
import type { Tx } from '../../../db/database.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { actorOf, appendAudit, type AuditedAct } from '../../operators/public.ts';
import { checkedItems, entityOf, liveDocument, writeLive } from './entity.ts';
import type { ContentDeps } from './kinds/entity-kind.ts';
import { entityKinds } from './entity-kinds.ts';
import { entityRefOf, lockedDraft, type RevisionRow } from './revisions.ts';

type Actor = ReturnType<typeof actorOf>;

/** Publishes a draft at once. */
export async function publishRevision(
  deps: ContentDeps,
  { reason, ...open }: InputOf<typeof content.publishRevision>,
  call: OperatorCall,
): Promise<null> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockedDraft(tx, open);
    await putLive({ ...deps, db: tx }, row, {
      now,
      by: call.caller.operatorId,
      actor: actorOf(call),
      reason,
    });
  });
  return null;
}

/** Stores when a draft is published, and when what was live before comes back. It is checked now and at its time. */
export async function scheduleRevision(
  deps: ContentDeps,
  { reason, publishAt, unpublishAt, ...open }: InputOf<typeof content.scheduleRevision>,
  call: OperatorCall,
): Promise<null> {
  const now = deps.clock.now();
  const [from, until] = [new Date(publishAt), unpublishAt === undefined ? null : new Date(unpublishAt)];
  if (from <= now) throw new Refusal('定时要晚于现在');
  if (until !== null && until <= from) throw new Refusal('结束要晚于开始');
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockedDraft(tx, open);
    await refuseUnpublishable({ ...deps, db: tx }, row);
    await tx
      .updateTable('content_revisions')
      .set({
        state: 'scheduled',
        publish_at: from,
        unpublish_at: until,
        published_by: call.caller.operatorId,
        fault: '',
      })
      .where('revision_id', '=', row.revision_id)
      .execute();
    const times = [{ field: '发布时间', before: '', after: from.toISOString() }];
    if (until) times.push({ field: '结束时间', before: '', after: until.toISOString() });
    await appendAudit(
      tx,
      actorOf(call),
      { ...(await acted(tx, row, '定时发布内容')), changes: times, reason },
      now,
    );
  });
  return null;
}

type PublishDeps = ContentDeps & { readonly db: Tx };

/** A version whose base is no longer live, or whose content fails a check now. */
async function refuseUnpublishable(deps: PublishDeps, row: RevisionRow): Promise<void> {
  const { kind, key } = entityRefOf(row);
  const live = await liveDocument(deps.db, { kind, key });
  if (live.hash !== row.base_hash) throw new Refusal('线上内容已变化，请先取用线上的更新再发布');
  const items = checkedItems(entityKinds[kind], row.document);
  const checks = await entityKinds[kind].check(deps, key, items);
  const failed = checks.find(({ result }) => result === 'fail');
  if (failed) throw new Refusal(`检查没有通过：${failed.text}`);
}

interface Publication {
  readonly now: Date;
  readonly by: string | null;
  readonly actor: Actor;
  readonly reason: string;
}

/** Checks the version, writes the live rows, replaces the published version and logs it, in the transaction that holds the entity's lock. */
export async function putLive(
  deps: PublishDeps,
  row: RevisionRow,
  { now, by, actor, reason }: Publication,
): Promise<void> {
  await refuseUnpublishable(deps, row);
  const tx = deps.db;
  const ref = entityRefOf(row);
  const kind = entityKinds[ref.kind];
  await writeLive(tx, ref, row.document);
  await tx
    .updateTable('content_revisions')
    .set({ state: 'replaced' })
    .where('entity_kind', '=', ref.kind)
    .where('entity_key', '=', ref.key)
    .where('state', '=', 'published')
    .execute();
  await tx
    .updateTable('content_revisions')
    .set({ state: 'published', published_at: now, published_by: by, fault: '' })
    .where('revision_id', '=', row.revision_id)
    .execute();
  const changes = contentChanges(kind.form, row.base, row.document);
  await appendAudit(tx, actor, { ...(await acted(tx, row, '发布内容')), changes, reason }, now);
}

/** What the audit log calls an act on a version. */
export async function acted(
  tx: Tx,
  row: Pick<RevisionRow, 'entity_kind' | 'entity_key' | 'version'>,
  act: string,
): Promise<AuditedAct> {
  const ref = entityRefOf(row);
  const { kind, name } = await entityOf(tx, ref);
  return {
    act,
    objectKind: 'content',
    objectKey: `${ref.kind}:${ref.key}`,
    objectName: `${kind.form.title}：${name} v${row.version}`,
  };
}
