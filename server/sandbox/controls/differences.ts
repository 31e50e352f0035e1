import type { DataOf } from '#core/contract/endpoint.ts';
import type { queues } from '#core/contract/sandbox/queues.ts';
import type { Difference } from '#core/contract/sandbox/queues.shapes.ts';
import { chinaDay, daysBefore } from '#core/rules/format/china-day.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../http/refusal.ts';
import { differencesToShow, reconcileDay } from '../../services/payments/public.ts';

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
