import { contentChanges } from '#core/rules/console/content-changes.ts';
import type { Tx } from '../../../db/database.ts';
import { checkedItems, liveDocument, lockEntity, type EntityRef } from './entity.ts';
import type { ContentDeps } from './kinds/entity-kind.ts';
import { entityKinds } from './entity-kinds.ts';
import { putLive } from './publish-revision.ts';
import { addRevision, revisionById } from './revisions.ts';
import { storeFirst } from './save-draft.ts';

interface Sent {
  readonly items: readonly Readonly<Record<string, unknown>>[];
}
interface Publication {
  /** Checks of the editor that refuse it. */
  readonly failed: readonly string[];
  /** Nothing was live before. */
  readonly isFirst: boolean;
  readonly isChanged: boolean;
  /** Makes it live as a new version, which the console can roll back; without a change it does nothing. */
  write(tx: Tx): Promise<void>;
}

/** Judges a document that comes from a file instead of the editor. */
export async function publishDocument(
  deps: ContentDeps & { readonly db: Tx },
  ref: EntityRef,
  sent: Sent,
  { now, by }: { readonly now: Date; readonly by: { readonly operatorId: string; readonly name: string } },
): Promise<Publication> {
  await lockEntity(deps.db, ref);
  const kind = entityKinds[ref.kind];
  const items = checkedItems(kind, sent);
  const live = await liveDocument(deps.db, ref);
  const changes = contentChanges(kind.form, live.document, { items });
  const checks = await kind.check(deps, ref.key, items);
  return {
    failed: checks.filter(({ result }) => result === 'fail').map(({ text }) => text),
    isFirst: live.document.items.length === 0,
    isChanged: changes.length > 0,
    async write(tx) {
      if (changes.length === 0) return;
      await storeFirst(tx, ref, now);
      const { revisionId } = await addRevision(tx, ref, {
        base: live.document,
        base_hash: live.hash,
        document: { items },
        state: 'draft',
        note: '从文件导入',
        made_by: by.operatorId,
        saved_at: now,
      });
      const actor = { operatorId: by.operatorId, name: by.name, network: '本机' };
      const row = await revisionById(tx, revisionId);
      await putLive({ ...deps, db: tx }, row, { now, by: by.operatorId, actor, reason: '从文件导入' });
    },
  };
}
