import { z } from 'zod';
import {
  entryText,
  ignoredEffects,
  plannedRepair,
  repairCostFen,
} from '#core/rules/console/money/planned-repair.ts';
import {
  differenceKindNames,
  isSupplier,
  repairNames,
  sourceName,
} from '#core/rules/pay/difference-words.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../db/database.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { idOf } from '../../../http/secrets.ts';
import type { DryRun, ProposalKind } from '../../operators/public.ts';
import { differenceById, type DifferenceRow } from '../differences/differences.ts';
import { ignoreDifference, lockedDifference } from '../reconciliation/repair-difference.ts';
import { decisionKinds } from './difference-rows.ts';
import { differenceFacts, type DifferenceFacts } from './repair-facts.ts';

const repairInput = z.object({ differenceId: z.number() });
const ignoreInput = z.object({ differenceId: z.number(), note: z.string() });

/** Above this an approval needs a code of the authenticator. */
const maxFenWithoutTotp = 10_000;

export const notFree = { repairing: '正在修复，请稍后再看', 'not-open': '这条差异已经处理过' } as const;

/** An open difference under a lock, with what its repair depends on. */
async function locked(
  tx: Tx,
  id: number,
  now: Date,
): Promise<{ readonly row: DifferenceRow; readonly facts: DifferenceFacts }> {
  if (!(await differenceById(tx, id))) throw new NotFound('没有这条差异');
  const row = await lockedDifference(tx, id, now);
  if (typeof row === 'string') throw new Refusal(notFree[row]);
  return { row, facts: await differenceFacts(tx, row) };
}

const targetOf = (row: DifferenceRow, facts: DifferenceFacts): Omit<DryRun, 'changes' | 'effects'> => ({
  target: String(row.difference_id),
  targetName: `${sourceName(row.source)} ${row.day}：${differenceKindNames[row.kind]}`,
  // A change of the difference, or of the order that its money belongs to, is another version.
  baseVersion: idOf(
    ...[row.difference_id, row.repair, row.ours, row.theirs].map(String),
    ...[facts.orderState ?? '', facts.paidFen, facts.refundedFen].map(String),
    ...[facts.isPaid, facts.isSurplus, facts.isRefunded].map(String),
  ),
  costFen: repairCostFen(row),
});

const amount = ({ source }: DifferenceRow, value: number): string =>
  isSupplier(source) ? `${value} 次` : `¥${formatFen(value)}`;
const asideOf = (row: DifferenceRow): string =>
  `单号 ${row.reference}：我方 ${amount(row, row.ours)}，对方 ${amount(row, row.theirs)}`;

/** Marks the repair as due; a job carries it out, because it asks channels and suppliers. */
export const repairDecision: ProposalKind<z.output<typeof repairInput>> = {
  kind: decisionKinds.repair,
  act: '修复差异',
  objectKind: 'difference',
  approve: 'money.approve',
  input: repairInput,
  needsTotp: (costFen) => costFen !== null && costFen > maxFenWithoutTotp,
  async dryRun(tx, { differenceId }, now) {
    const { row, facts } = await locked(tx, differenceId, now);
    if (row.repair === 'by-hand') throw new Refusal('需要人工核对，处理后写明情况再忽略');
    const { effects, entries } = plannedRepair({ ...row, ...facts });
    return {
      ...targetOf(row, facts),
      changes: [{ field: '差异', before: '待处理', after: repairNames[row.repair] }],
      effects: [asideOf(row), ...effects, ...entries.map(entryText)],
    };
  },
  async apply(tx, { differenceId }, { now, proposalId }) {
    await tx
      .updateTable('money_differences')
      .set({ repair_due_at: now, proposal_id: proposalId, last_error: '' })
      .where('difference_id', '=', differenceId)
      .where('state', '=', 'open')
      .execute();
  },
};

export const ignoreDecision: ProposalKind<z.output<typeof ignoreInput>> = {
  kind: decisionKinds.ignore,
  act: '忽略差异',
  objectKind: 'difference',
  approve: 'money.approve',
  input: ignoreInput,
  needsTotp: (costFen) => costFen !== null && costFen > maxFenWithoutTotp,
  async dryRun(tx, { differenceId }, now) {
    const { row, facts } = await locked(tx, differenceId, now);
    return {
      ...targetOf(row, facts),
      changes: [{ field: '差异', before: '待处理', after: '忽略' }],
      effects: [asideOf(row), ...ignoredEffects(row)],
    };
  },
  async apply(tx, { differenceId, note }, { now, proposalId }) {
    const row = await lockedDifference(tx, differenceId, now);
    if (typeof row === 'string') throw new Refusal(notFree[row]);
    await ignoreDifference(tx, row, note, now);
    await tx
      .updateTable('money_differences')
      .set({ proposal_id: proposalId })
      .where('difference_id', '=', differenceId)
      .execute();
  },
};
