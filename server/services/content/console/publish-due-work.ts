import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { appendAudit } from '../../operators/public.ts';
import type { ContentDeps } from './kinds/entity-kind.ts';
import { acted, putLive } from './publish-revision.ts';
import { restore } from './restore-revision.ts';
import { lockedRevision, type RevisionRow } from './revisions.ts';

const product = { operatorId: null, name: null, network: '' };

/** Publishes versions at their time and ends them at theirs. The rows are the queue, so a restart loses and repeats nothing. */
export const publishDueWork = (deps: ContentDeps): Work => ({
  name: 'publish-content',
  everyMs: 1_000,
  dueAt: sql`select least((select min(publish_at) from content_revisions where state = 'scheduled'), (select min(unpublish_at) from content_revisions where state = 'published' and unpublish_at is not null))`,
  run: async () => {
    const now = deps.clock.now();
    const due = await dueRevision(deps.db, now);
    if (!due) return 0;
    if (due.state === 'scheduled') await publishDue(deps, due, now);
    else await endDue(deps.db, due, now);
    return 1;
  },
});

/** The one that is due longest; ends come before beginnings. */
async function dueRevision(db: Db, now: Date): Promise<RevisionRow | undefined> {
  const ending = await db
    .selectFrom('content_revisions')
    .selectAll()
    .where('state', '=', 'published')
    .where('unpublish_at', 'is not', null)
    .where('unpublish_at', '<=', now)
    .orderBy('unpublish_at')
    .limit(1)
    .executeTakeFirst();
  if (ending) return ending;
  return db
    .selectFrom('content_revisions')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(1)
    .executeTakeFirst();
}

async function publishDue(deps: ContentDeps, { revision_id }: RevisionRow, now: Date): Promise<void> {
  try {
    await deps.db.transaction().execute(async (tx) => {
      const row = await lockedRevision(tx, revision_id);
      // Another instance was first.
      if (row.state !== 'scheduled') return;
      await putLive({ ...deps, db: tx }, row, {
        now,
        by: row.published_by,
        actor: product,
        reason: '到了定时的时间',
      });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    deps.log.warn(
      { revision: revision_id, reason: error.message },
      'scheduled content could not be published',
    );
    await returnToDraft(deps.db, revision_id, error.message, now);
  }
}

/** The editor finds the sentence with the draft, and everyone in the audit log. */
async function returnToDraft(db: Db, revisionId: string, why: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockedRevision(tx, revisionId);
    if (row.state !== 'scheduled') return;
    await tx
      .updateTable('content_revisions')
      .set({ state: 'draft', fault: `到点没有发布：${why}` })
      .where('revision_id', '=', revisionId)
      .execute();
    await appendAudit(tx, product, { ...(await acted(tx, row, '定时没有发布')), reason: why }, now);
  });
}

async function endDue(db: Db, { revision_id }: RevisionRow, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockedRevision(tx, revision_id);
    if (row.state !== 'published') return;
    const { version, changes } = await restore(tx, row, {
      replaced: 'withdrawn',
      document: row.base,
      repeats: null,
      by: null,
      note: `v${row.version} 到期，恢复之前的内容`,
      now,
    });
    const act = {
      ...(await acted(tx, { ...row, version }, '内容到期')),
      changes,
      reason: '到了定时结束的时间',
    };
    await appendAudit(tx, product, act, now);
  });
}
