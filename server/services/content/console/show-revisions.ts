import type { Db, Tx } from '../../../db/database.ts';
import { liveDocument, lockEntity, writeLive } from './entity.ts';
import { entityRefOf, type RevisionRow } from './revisions.ts';

const open = ['draft', 'scheduled'] as const;

/** Whether all of these versions still wait to be published. */
export async function hasOpenRevisions(db: Db, revisionIds: readonly string[]): Promise<boolean> {
  if (revisionIds.length === 0) return true;
  const rows = await db
    .selectFrom('content_revisions')
    .select('revision_id')
    .where('revision_id', 'in', revisionIds)
    .where('state', 'in', open)
    .execute();
  return rows.length === new Set(revisionIds).size;
}

/**
 * Makes live what will be live at a time, by what is scheduled to begin and to end, and these drafts over it. The caller rolls
 * its transaction back. Entities are locked in one order, so that two previews never wait for each other.
 */
export async function showRevisions(tx: Tx, revisionIds: readonly string[], at: Date): Promise<void> {
  const [due, drafts] = [await dueRevisions(tx, at), await draftsOf(tx, revisionIds)];
  const entities = new Map([...due, ...drafts].map((row) => [`${row.entity_kind} ${row.entity_key}`, row]));
  for (const [, row] of [...entities].sort(([a], [b]) => (a < b ? -1 : 1)))
    await lockEntity(tx, entityRefOf(row));
  for (const row of due) await showDue(tx, row, at);
  for (const row of drafts) await writeLive(tx, entityRefOf(row), row.document);
}

/** In the order in which the job would do them. */
const dueRevisions = (tx: Tx, at: Date): Promise<RevisionRow[]> =>
  tx
    .selectFrom('content_revisions')
    .selectAll()
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'scheduled'), row('publish_at', '<=', at)]),
        row.and([row('state', '=', 'published'), row('unpublish_at', '<=', at)]),
      ]),
    )
    .orderBy('publish_at')
    .execute();

async function draftsOf(tx: Tx, revisionIds: readonly string[]): Promise<RevisionRow[]> {
  if (revisionIds.length === 0) return [];
  return tx
    .selectFrom('content_revisions')
    .selectAll()
    .where('revision_id', 'in', revisionIds)
    .where('state', 'in', open)
    .orderBy('version')
    .execute();
}

/** A version that will have ended leaves what was live before it; one that something else overtakes is not published at all. */
async function showDue(tx: Tx, row: RevisionRow, at: Date): Promise<void> {
  const ref = entityRefOf(row);
  if (row.state === 'published') return writeLive(tx, ref, row.base);
  const hasEnded = row.unpublish_at !== null && row.unpublish_at <= at;
  if (!hasEnded && (await liveDocument(tx, ref)).hash === row.base_hash)
    await writeLive(tx, ref, row.document);
}
