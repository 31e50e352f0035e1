import { z } from 'zod';
import { needsCodeAboveFen } from '#core/rules/console/activity-budget.ts';
import type { Tx } from '../../../db/database.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import type { ProposalKind } from '../../operators/public.ts';
import { templateById } from './grant-task.ts';

const yuan = (fen: number | null): string => (fen === null ? '不限' : `¥${(fen / 100).toFixed(2)}`);
const validity = (days: number | null): string => (days === null ? '领取当月' : `领取后 ${days} 天`);
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
      .set({ is_on: true })
      .where('activity_id', '=', activityId)
      .execute();
  },
};

const version = z.object({
  templateId: z.string(),
  title: z.string(),
  amountFen: z.int(),
  thresholdFen: z.int(),
  scopeText: z.string(),
  validDays: z.int().nullable(),
});

/** The latest version of a coupon; that of the first version is locked, so that two new ones follow each other. */
async function latestVersion(tx: Tx, templateId: string) {
  const { family_id } = await templateById(tx, templateId);
  const familyId = family_id ?? templateId;
  await tx
    .selectFrom('coupon_templates')
    .select('template_id')
    .where('template_id', '=', familyId)
    .forNoKeyUpdate()
    .execute();
  const latest = await tx
    .selectFrom('coupon_templates')
    .selectAll()
    .where((e) => e.or([e('template_id', '=', familyId), e('family_id', '=', familyId)]))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { familyId, latest };
}

/** A new version is a row of its own: coupons that were granted keep their terms. */
export const couponVersion: ProposalKind<z.output<typeof version>> = {
  ...common,
  kind: 'coupon.version',
  act: '优惠券新版本',
  input: version,
  needsTotp: () => false,
  async dryRun(tx, { templateId, title, amountFen, thresholdFen, scopeText, validDays }) {
    const { familyId, latest } = await latestVersion(tx, templateId);
    if (latest.pay_percent !== null || latest.flow_mb !== null)
      throw new Refusal('折扣券和流量券的面值不能在这里改');
    if (thresholdFen < amountFen) throw new Refusal('门槛不能低于面值');
    const fields = [
      { field: '名称', before: latest.title, after: title },
      { field: '减', before: yuan(latest.amount_fen), after: yuan(amountFen) },
      { field: '门槛', before: `满 ${yuan(latest.threshold_fen)}`, after: `满 ${yuan(thresholdFen)}` },
      { field: '有效', before: validity(latest.valid_days), after: validity(validDays) },
      { field: '适用说明', before: latest.scope_text, after: scopeText },
    ];
    return {
      target: familyId,
      targetName: latest.title,
      baseVersion: latest.template_id,
      changes: fields.filter(({ before, after }) => before !== after),
      effects: [
        `成为第 ${latest.version + 1} 版，以后按名单发这一版`,
        '已发出的券和正在领的活动保持原来的条件',
      ],
      costFen: null,
    };
  },
  async apply(tx, { templateId, title, amountFen, thresholdFen, scopeText, validDays }) {
    const { familyId, latest } = await latestVersion(tx, templateId);
    const next = latest.version + 1;
    await tx
      .insertInto('coupon_templates')
      .values({
        ...latest,
        template_id: `${familyId}.v${next}`,
        family_id: familyId,
        version: next,
        title,
        amount_fen: amountFen,
        threshold_fen: thresholdFen,
        scope_text: scopeText,
        valid_days: validDays,
        valid_until: null,
      })
      .execute();
  },
};
