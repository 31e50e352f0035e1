import type { maintenance } from '#core/contract/console/operations/maintenance.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { maintenanceMalls } from '#core/contract/console/operations/maintenance-malls.ts';
import { maintenanceMallNames } from '#core/rules/console/operations/maintenance-notices.ts';
import { pageByTime } from '../../../db/keyset-page.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { isOn } from '../../platform/public.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { showMaintenance } from './maintenance-kind.ts';

type Calls = typeof maintenance;
type NoticeDeps = Pick<Deps, 'db' | 'clock'>;

const mallName = (feature: string): string => {
  const mall = maintenanceMalls.find((each) => each === feature);
  return mall === undefined ? feature : maintenanceMallNames[mall];
};

/** What stands over the pages, what will, and what did; the newest first. */
export async function maintenanceNotices(
  { db, clock }: NoticeDeps,
  input: InputOf<Calls['maintenanceNotices']>,
): Promise<DataOf<Calls['maintenanceNotices']>> {
  const now = clock.now();
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows: db
        .selectFrom('maintenance_notices as n')
        .leftJoin('operators as s', 's.operator_id', 'n.set_by')
        .leftJoin('proposals as p', 'p.proposal_id', 'n.proposal_id')
        .leftJoin('operators as a', 'a.operator_id', 'p.decided_by')
        .leftJoin('operators as l', 'l.operator_id', 'n.lifted_by')
        .selectAll('n')
        .select(['s.name as setter', 'a.name as approver', 'l.name as lifter']),
      by: ['n.set_at', 'n.notice_id'],
      keyOf: ({ set_at, notice_id }) => [set_at, notice_id],
      counted: () => db.selectFrom('maintenance_notices').select('notice_id'),
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      noticeId: row.notice_id,
      mall: mallName(row.feature),
      title: row.title,
      message: row.message,
      from: row.begins_at?.toISOString() ?? null,
      until: row.ends_at?.toISOString() ?? null,
      state: isOn(row, now) ? 'on' : row.ends_at === null || row.ends_at > now ? 'planned' : 'over',
      reason: row.reason,
      setBy: row.setter ?? '',
      approvedBy: row.approver,
      setAt: row.set_at.toISOString(),
      liftedBy: row.lifter,
      liftedAt: row.lifted_at?.toISOString() ?? null,
    })),
  };
}

/** Ends a notice at once, or takes back one that has not begun; by one person. */
export const endMaintenance = (
  { db, clock }: NoticeDeps,
  { noticeId, reason }: InputOf<Calls['endMaintenance']>,
  call: OperatorCall,
): Promise<DataOf<Calls['endMaintenance']>> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const ended = await tx
      .updateTable('maintenance_notices')
      .set({ ends_at: now, lifted_by: call.caller.operatorId, lifted_at: now })
      .where('notice_id', '=', noticeId)
      // Another person may have ended it while this one waited for the row, at a later time of another process.
      .where(({ or, and, eb, ref }) =>
        or([
          eb('ends_at', 'is', null),
          and([
            eb('ends_at', '>', now),
            or([eb('lifted_at', 'is', null), eb('ends_at', '<>', ref('lifted_at'))]),
          ]),
        ]),
      )
      .returning(['feature', 'title', 'begins_at'])
      .executeTakeFirst();
    if (!ended) throw new Refusal('这条公告已经结束，请刷新页面');
    const wasShown = ended.begins_at === null || ended.begins_at <= now;
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '结束维护公告',
        objectKind: showMaintenance.objectKind,
        objectKey: noticeId,
        objectName: `${mallName(ended.feature)} · ${ended.title}`,
        changes: [{ field: '状态', before: wasShown ? '显示中' : '未开始', after: '已结束' }],
        reason,
      },
      now,
    );
    return { endedAt: now.toISOString() };
  });
