import { sql } from 'kysely';
import type { DifferenceDetail } from '#core/contract/console/orders/money/money.shapes.ts';
import { ignoredEffects, plannedRepair } from '#core/rules/console/money/planned-repair.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { NotFound } from '../../../http/refusal.ts';
import { differenceById, isBeingRepaired, type DifferenceRow } from '../differences/differences.ts';
import { movementsOfOrder } from '../ledger/movements-of-order.ts';
import { notFree } from './decision-kinds.ts';
import { decisionKinds, differenceColumns, differenceView, type ShownDifference } from './difference-rows.ts';
import { differenceFacts } from './repair-facts.ts';

/** A difference with both sides, what its repair would do and write, and who decided. */
export async function differenceDetail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  differenceId: number,
): Promise<DifferenceDetail> {
  const row = await differenceById(db, differenceId);
  const {
    rows: [shown],
  } = await sql<ShownDifference>`
    select ${differenceColumns} from money_differences d where d.difference_id = ${differenceId}`.execute(db);
  if (!row || !shown) throw new NotFound('没有这条差异');
  const [facts, ledger, decisions] = await Promise.all([
    differenceFacts(db, row),
    row.order_no === null ? [] : movementsOfOrder(db, row.order_no),
    decisionsOf(db, row),
  ]);
  const plan = plannedRepair({ ...row, ...facts });
  const obstacle = obstacleOf(row, decisions.waiting !== null, clock.now());
  return {
    ...differenceView(shown),
    paymentNo: row.payment_no,
    orderNo: row.order_no,
    orderState: facts.orderState,
    goodsName: facts.goodsName,
    tradeNo: facts.tradeNo,
    note: row.note,
    lastError: row.last_error,
    settledAt: row.settled_at?.toISOString() ?? null,
    plan: { effects: [...plan.effects], entries: [...plan.entries] },
    ignoreEffects: [...ignoredEffects(row)],
    ledger,
    ...decisions,
    acts: {
      repair: obstacle ?? (row.repair === 'by-hand' ? '没有自动的处理' : null),
      ignore: obstacle,
    },
  };
}

function obstacleOf(row: DifferenceRow, isWaiting: boolean, now: Date): string | null {
  if (row.state !== 'open') return notFree['not-open'];
  if (isBeingRepaired(row, now)) return notFree.repairing;
  return isWaiting ? '已有一条申请在等待审批' : null;
}

interface Decision {
  readonly proposal_id: string;
  readonly kind: string;
  readonly state: string;
  readonly reason: string;
  readonly proposed_by: string;
  readonly proposer: string;
  readonly proposed_at: Date;
  readonly decided_by: string | null;
  readonly decider: string | null;
  readonly decided_at: Date | null;
}

async function decisionsOf(
  db: Db,
  { difference_id, proposal_id, state, repair_due_at }: DifferenceRow,
): Promise<Pick<DifferenceDetail, 'waiting' | 'decided'>> {
  const { rows } = await sql<Decision>`
    select p.proposal_id, p.kind, p.state, p.reason, p.proposed_by, o.name as proposer, p.proposed_at,
      p.decided_by, d.name as decider, p.decided_at
    from proposals p join operators o on o.operator_id = p.proposed_by left join operators d on d.operator_id = p.decided_by
    where p.proposal_id = ${proposal_id} or p.state = 'waiting' and p.target = ${String(difference_id)}
      and p.kind in (${decisionKinds.repair}, ${decisionKinds.ignore})
    order by p.proposed_at`.execute(db);
  const viewOf = (row: Decision) => ({
    proposalId: row.proposal_id,
    act: row.kind === decisionKinds.repair ? '修复' : '忽略',
    by: { operatorId: row.proposed_by, name: row.proposer },
    reason: row.reason,
  });
  const waiting = rows.find((row) => row.state === 'waiting');
  // The decision about a repair that was not carried out no longer counts.
  const decided =
    state === 'open' && repair_due_at === null
      ? undefined
      : rows.find((row) => row.proposal_id === proposal_id);
  return {
    waiting: waiting ? { ...viewOf(waiting), at: waiting.proposed_at.toISOString() } : null,
    decided: decided
      ? {
          ...viewOf(decided),
          approvedBy:
            decided.decided_by === null
              ? null
              : { operatorId: decided.decided_by, name: decided.decider ?? '' },
          at: decided.decided_at?.toISOString() ?? null,
        }
      : null,
  };
}
