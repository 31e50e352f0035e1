import { sql } from 'kysely';
import { z } from 'zod';
import { stockReasons } from '#core/rules/console/stock-approval.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Tx } from '../../../../db/database.ts';
import { isCheckViolation } from '../../../../db/sql-state.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { idOf } from '../../../../http/secrets.ts';
import { dayMs } from '../../../../lifetime.ts';
import type { DryRun, ProposalKind } from '../../../operators/public.ts';
import { stockLimits } from '../../../platform/public.ts';

const input = z.object({
  changes: z.array(
    z.object({
      rightsId: z.string(),
      cycle: z.string(),
      total: z.number(),
      before: z.number().optional(),
    }),
  ),
  reason: z.string(),
});
export type RightsStockInput = z.output<typeof input>;

interface StockOfMonth {
  readonly rightsId: string;
  readonly name: string;
  readonly cycle: string;
  readonly worthFen: number;
  /** Null: not limited. */
  readonly usual: number | null;
  /** Null: the month has no row yet. */
  readonly total: number | null;
  readonly left: number | null;
  /** Pieces that one person changed of the right within a day. */
  readonly changedToday: number;
}
export interface PlannedStock {
  readonly rightsId: string;
  readonly cycle: string;
  readonly total: number;
  readonly pieces: number;
  readonly usual: number;
}
export interface RightsStockRun extends DryRun {
  readonly planned: readonly PlannedStock[];
  readonly reasons: readonly string[];
}

/** This month and the next. */
export const openMonths = (now: Date): readonly [string, string] => {
  const { cycle, next } = claimCycle(now);
  return [cycle, next];
};

/** Pieces of rights under the lock that claims take, in the order of rights and months, so that of a change and a claim one waits. */
async function lockedStock(
  tx: Tx,
  changes: RightsStockInput['changes'],
  now: Date,
): Promise<readonly StockOfMonth[]> {
  const wanted = sql`unnest(${changes.map(({ rightsId }) => rightsId)}::text[], ${changes.map(({ cycle }) => cycle)}::text[]) as w(rights_id, cycle)`;
  await sql`
    select from rights_stock k where (k.rights_id, k.cycle) in (select rights_id, cycle::char(7) from ${wanted})
    order by k.rights_id, k.cycle for no key update`.execute(tx);
  const { rows } = await sql<StockOfMonth>`
    select r.rights_id as "rightsId", r.show_name as name, w.cycle, coalesce(r.worth_fen, 0) as "worthFen", r.monthly_stock as usual,
      k.total, k.remaining as "left",
      coalesce((select sum(abs(m.pieces)) from rights_stock_movements m
        where m.rights_id = r.rights_id and m.approved_by is null and m.at > ${new Date(now.getTime() - dayMs)}), 0)::integer as "changedToday"
    from ${wanted} join rights r using (rights_id)
    left join rights_stock k on k.rights_id = r.rights_id and k.cycle = w.cycle::char(7)
    where r.removed_at is null`.execute(tx);
  return rows;
}

/** What new totals do; refuses what is below the claims of the month, not limited, or of another month. */
export async function runRightsStock(
  tx: Tx,
  { changes }: RightsStockInput,
  now: Date,
): Promise<RightsStockRun> {
  const months = openMonths(now);
  const places = await lockedStock(tx, changes, now);
  const seen = new Set<string>();
  const planned = changes.flatMap(({ rightsId, cycle, total, before }) => {
    const place = places.find((each) => each.rightsId === rightsId && each.cycle === cycle);
    if (!place) throw new NotFound('没有这项权益');
    const name = `${place.name} ${cycle}`;
    if (seen.has(`${rightsId} ${cycle}`)) throw new Refusal(`${name}出现了两次`);
    seen.add(`${rightsId} ${cycle}`);
    if (!months.includes(cycle)) throw new Refusal(`只能改 ${months.join(' 和 ')} 的库存`);
    if (place.usual === null) throw new Refusal(`${place.name}的库存不限，不用调整`);
    const current = place.total ?? place.usual;
    if (before !== undefined && before !== current)
      throw new Refusal(`${name}刚被改为 ${current} 份，请刷新后再改`);
    const used = current - (place.left ?? current);
    if (total < used) throw new Refusal(`${name}已领 ${used} 份，总量不能少于它`);
    if (total === current && place.total !== null) return [];
    return [{ rightsId, cycle, total, pieces: total - current, usual: place.usual, place }];
  });
  const reasons = stockReasons(
    planned.map(({ rightsId, pieces, place }, at) => ({
      pieces,
      priceFen: place.worthFen,
      // What was changed today counts once for each right.
      changedToday:
        pieces !== 0 && planned.findIndex((each) => each.rightsId === rightsId) === at
          ? place.changedToday
          : 0,
    })),
    await stockLimits(tx),
  );
  const used = planned.map(({ place }) => (place.total ?? 0) - (place.left ?? place.total ?? 0));
  const [first] = planned;
  const worth = planned.reduce((sum, { pieces, place }) => sum + Math.abs(pieces) * place.worthFen, 0);
  return {
    planned,
    reasons,
    target: planned.length === 1 && first ? `${first.rightsId} ${first.cycle}` : idOf(...seen),
    targetName: first
      ? `${first.place.name} ${first.cycle}${planned.length > 1 ? ` 等 ${planned.length} 项` : ''}`
      : '',
    // Totals are changed by operators alone: claims go on meanwhile.
    baseVersion: idOf(...planned.map(({ rightsId, cycle, place }) => `${rightsId} ${cycle} ${place.total}`)),
    changes: planned.map(({ cycle, total, pieces, place }) => ({
      field: `${place.name} ${cycle}`,
      before: `${total - pieces} 份`,
      after:
        pieces === 0
          ? `${total} 份（提前做好）`
          : `${total} 份（${pieces > 0 ? '+' : '−'}${Math.abs(pieces)}）`,
    })),
    effects: [
      ...reasons,
      ...planned.flatMap(({ pieces, cycle, place }, at) =>
        pieces < 0 ? [`${place.name} ${cycle} 已领 ${used[at] ?? 0} 份，不受影响`] : [],
      ),
      ...planned.flatMap(({ pieces, cycle, place }) =>
        pieces > 0 && place.left === 0 && cycle === months[0]
          ? [`${place.name}现在已领完，同意后用户马上可领`]
          : [],
      ),
      ...(worth > 0 ? [`按单价共值 ¥${(worth / 100).toFixed(2)}`] : []),
    ],
    costFen: worth,
  };
}

interface ChangedBy {
  readonly now: Date;
  readonly changedBy: string;
  readonly approvedBy: string | null;
  readonly proposalId: string | null;
  readonly reason: string;
}

/** Writes totals and their movements. What is left follows by the same pieces; the constraint keeps it from going below the claims. */
export async function applyRightsStock(
  tx: Tx,
  planned: readonly PlannedStock[],
  by: ChangedBy,
): Promise<void> {
  try {
    await writeRightsStock(tx, planned, by);
  } catch (error) {
    if (isCheckViolation(error)) throw new Refusal('刚有用户领取，总量不能少于已领的，请刷新后再改');
    throw error;
  }
}

async function writeRightsStock(
  tx: Tx,
  planned: readonly PlannedStock[],
  { now, changedBy, approvedBy, proposalId, reason }: ChangedBy,
): Promise<void> {
  await sql`
    with w as (
      select * from unnest(${planned.map(({ rightsId }) => rightsId)}::text[], ${planned.map(({ cycle }) => cycle)}::text[],
        ${planned.map(({ pieces }) => pieces)}::integer[], ${planned.map(({ usual }) => usual)}::integer[]) as w(rights_id, cycle, pieces, usual)
      order by rights_id, cycle
    ), written as (
      insert into rights_stock as k (rights_id, cycle, total, remaining)
      select rights_id, cycle::char(7), usual + pieces, usual + pieces from w
      -- A claim made the row meanwhile, with the usual pieces.
      on conflict (rights_id, cycle) do update
        set total = k.total + (select w.pieces from w where w.rights_id = k.rights_id and w.cycle::char(7) = k.cycle),
          remaining = k.remaining + (select w.pieces from w where w.rights_id = k.rights_id and w.cycle::char(7) = k.cycle)
      returning k.rights_id, k.cycle, k.total, k.remaining
    )
    insert into rights_stock_movements (at, rights_id, cycle, pieces, total_after, left_after, reason, changed_by, approved_by, proposal_id)
    select ${now}, rights_id, n.cycle, w.pieces, n.total, n.remaining, ${reason}, ${changedBy}, ${approvedBy}::text, ${proposalId}::text
    from written n join w using (rights_id) where w.cycle::char(7) = n.cycle`.execute(tx);
}

export const rightsStockKind: ProposalKind<RightsStockInput> = {
  kind: 'rights.stock',
  act: '调整月度库存',
  objectKind: 'right',
  approve: 'rights.approve',
  input,
  needsTotp: (costFen) => costFen !== null && costFen > 1_000_000,
  async dryRun(tx, wanted, now) {
    const { planned: _planned, reasons: _reasons, ...run } = await runRightsStock(tx, wanted, now);
    return run;
  },
  async apply(tx, wanted, { now, proposedBy, decidedBy, proposalId }) {
    const { planned } = await runRightsStock(tx, wanted, now);
    await applyRightsStock(tx, planned, {
      now,
      changedBy: proposedBy,
      approvedBy: decidedBy,
      proposalId,
      reason: wanted.reason,
    });
  },
};
