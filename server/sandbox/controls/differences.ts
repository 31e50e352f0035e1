import type { DataOf } from '#core/contract/endpoint.ts';
import type { queues } from '#core/contract/sandbox/queues.ts';
import type { Difference } from '#core/contract/sandbox/queues.shapes.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  differencesToShow,
  ignoreDifference,
  reconcileDay,
  repairDifference,
} from '../../services/payments/public.ts';

type Outcome = DataOf<typeof queues.repairDifference>;

const notFree = { repairing: '正在修复，请稍后再看', 'not-open': '这条差异已经处理过' } as const;

/** The operator's queue of differences. */
export async function shownDifferences({ db }: Deps): Promise<Difference[]> {
  const rows = await differencesToShow(db);
  return rows.map(({ difference_id: id, order_no: orderNo, found_at, day, source, ...row }) => ({
    id,
    day,
    source,
    kind: row.kind,
    reference: row.reference,
    orderNo,
    ours: row.ours,
    theirs: row.theirs,
    repair: row.repair,
    state: row.state,
    note: row.note,
    foundAt: found_at.toISOString(),
  }));
}

/** Compares a past day with the statements; yesterday unless a day is given. */
export async function reconcile(
  deps: Deps,
  provided: string | undefined,
): Promise<DataOf<typeof queues.reconcile>> {
  const yesterday = daysBefore(chinaDay(deps.clock.now()), 1);
  const day = provided ?? yesterday;
  if (day > yesterday) throw new Refusal('请检查 day：这一天还没有结束');
  return { day, ...(await reconcileDay(deps, day)) };
}

export async function repairShown(deps: Deps, id: number, ip: string): Promise<Outcome> {
  const outcome = await repairDifference(deps, id, ip);
  switch (outcome.kind) {
    case 'repaired':
      return { ok: true, text: outcome.note };
    case 'failed':
      return { ok: false, text: outcome.reason };
    case 'repairing':
    case 'not-open':
      return { ok: false, text: notFree[outcome.kind] };
  }
}

export async function ignoreShown(deps: Deps, id: number, ip: string): Promise<Outcome> {
  const outcome = await ignoreDifference(deps, id, ip);
  return outcome === 'ignored' ? { ok: true, text: '已忽略' } : { ok: false, text: notFree[outcome] };
}
