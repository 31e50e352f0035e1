import { sql } from 'kysely';
import type { ConsoleClaimDetail } from '#core/contract/console/claims.shapes.ts';
import { claimActs } from '#core/rules/console/rights/claim-acts.ts';
import { maskAll } from '#core/rules/format/phone.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { NotFound } from '../../../../http/refusal.ts';
import { claimColumns, claimJoins, claimView, type ClaimRow } from './claim-rows.ts';

interface DetailRow extends ClaimRow {
  readonly next_try_at: Date;
  readonly leased_until: Date | null;
  readonly group_name: string;
  readonly choose_count: number;
  readonly chosen: number;
  readonly stock_total: number | null;
  readonly stock_left: number | null;
  readonly repeats: number;
  readonly supplier_waiting: number;
}

/** A claim with its trace to the supplier. What the supplier delivered (a code, a link) is not part of it. */
export async function claimDetail(
  { db, encryption, clock }: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  claimId: string,
): Promise<ConsoleClaimDetail> {
  const now = clock.now();
  const {
    rows: [row],
  } = await sql<DetailRow>`
    select ${claimColumns}, claims.next_try_at, claims.leased_until, g.name as group_name, g.choose_count,
      coalesce((select used from group_use where subscription_id = claims.subscription_id and group_id = claims.group_id and cycle = claims.cycle), 0) as chosen,
      k.total as stock_total, k.remaining as stock_left,
      (select count(*) from claim_repeats e where e.claim_id = claims.claim_id) as repeats,
      (select count(*) from claims w join rights o using (rights_id) where w.state = 'delivering' and o.supplier = r.supplier) as supplier_waiting
    from claims ${claimJoins} join right_groups g on g.group_id = claims.group_id
    left join rights_stock k on k.rights_id = claims.rights_id and k.cycle = claims.cycle
    where claims.claim_id = ${claimId}`.execute(db);
  if (!row) throw new NotFound('没有这条领取');
  return {
    ...claimView(encryption, row, now),
    deliverBy: row.deliver_by.toISOString(),
    nextTryAt: row.state === 'delivering' ? row.next_try_at.toISOString() : null,
    groupName: row.group_name,
    chooseCount: row.choose_count,
    chosenCount: row.chosen,
    stock:
      row.stock_total === null || row.stock_left === null
        ? null
        : { total: row.stock_total, left: row.stock_left },
    repeats: row.repeats,
    supplierWaiting: row.supplier_waiting,
    trace: await traceOf(db, claimId),
    acts: claimActs({
      state: row.state,
      isUnderWay: row.next_try_at > now && row.leased_until?.getTime() === row.next_try_at.getTime(),
      givesBack: row.give_back_at !== null,
      isToReconcile: row.to_reconcile,
      isThisMonth: row.cycle === claimCycle(now).cycle,
    }),
  };
}

async function traceOf(db: Db, claimId: string): Promise<ConsoleClaimDetail['trace']> {
  const events = await db
    .selectFrom('claim_trace')
    .select(['at', 'event', 'detail'])
    .where('claim_id', '=', claimId)
    .orderBy('step')
    .execute();
  return events.map(({ at, event, detail }) => ({ at: at.toISOString(), event, detail: maskAll(detail) }));
}
