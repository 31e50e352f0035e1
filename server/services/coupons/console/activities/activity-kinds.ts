import { z } from 'zod';
import { needsCodeAboveFen } from '#core/rules/console/activity-budget.ts';
import type { Tx } from '../../../../db/database.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import type { ProposalKind } from '../../../operators/public.ts';

const yuan = (fen: number | null): string => (fen === null ? '不限' : `¥${(fen / 100).toFixed(2)}`);
const common = { objectKind: 'coupon', approve: 'coupons.approve' } as const;

export async function lockedActivity(tx: Tx, activityId: string) {
  const row = await tx
    .selectFrom('coupon_activities')
    .selectAll()
    .where('activity_id', '=', activityId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这个领券活动');
  return row;
}

const budget = z.object({ activityId: z.string(), budgetFen: z.int() });
export const couponBudget: ProposalKind<z.output<typeof budget>> = {
  ...common,
  kind: 'coupon.budget',
  act: '领券活动预算',
  input: budget,
  needsTotp: needsCodeAboveFen,
  async dryRun(tx, { activityId, budgetFen }) {
    const { title, budget_fen, spent_fen } = await lockedActivity(tx, activityId);
    if (budgetFen < spent_fen) throw new Refusal(`预算已用 ${yuan(spent_fen)}，不能再少`);
    return {
      target: activityId,
      targetName: title,
      baseVersion: String(budget_fen),
      changes:
        budget_fen === budgetFen ? [] : [{ field: '预算', before: yuan(budget_fen), after: yuan(budgetFen) }],
      effects: [`已用 ${yuan(spent_fen)}，还能再发 ${yuan(budgetFen - spent_fen)}，到顶自动停发`],
      costFen: Math.max(0, budgetFen - (budget_fen ?? spent_fen)),
    };
  },
  async apply(tx, { activityId, budgetFen }) {
    await tx
      .updateTable('coupon_activities')
      .set({ budget_fen: budgetFen })
      .where('activity_id', '=', activityId)
      .execute();
  },
};

const ofActivity = z.object({ activityId: z.string() });
export const restartCoupons: ProposalKind<z.output<typeof ofActivity>> = {
  ...common,
  kind: 'coupon.restart',
  act: '恢复领券',
  input: ofActivity,
  needsTotp: () => false,
  async dryRun(tx, { activityId }) {
    const { title, is_on, budget_fen, spent_fen } = await lockedActivity(tx, activityId);
    return {
      target: activityId,
      targetName: title,
      baseVersion: String(is_on),
      changes: is_on ? [] : [{ field: '状态', before: '已停止', after: '可领' }],
      effects: [
        budget_fen === null
          ? '同意后马上可以领取'
          : `同意后马上可以领取，预算还剩 ${yuan(budget_fen - spent_fen)}`,
      ],
      costFen: null,
    };
  },
  async apply(tx, { activityId }) {
    await tx
      .updateTable('coupon_activities')
      .set({ is_on: true, stopped_at: null })
      .where('activity_id', '=', activityId)
      .execute();
  },
};
