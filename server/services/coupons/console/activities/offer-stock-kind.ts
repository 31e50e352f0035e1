import { z } from 'zod';
import { needsCodeAboveFen } from '#core/rules/console/activity-budget.ts';
import {
  couponStockFault,
  stockCostFen,
  stockText,
  type OfferedStock,
} from '#core/rules/console/coupons/coupon-stock-change.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../../db/database.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import type { DryRun, ProposalKind } from '../../../operators/public.ts';
import { worthOf } from '../../offers/template-by-id.ts';

const input = z.object({ activityId: z.string(), templateId: z.string(), stock: z.int().nullable() });
export type OfferStock = z.output<typeof input>;

interface OfferStockRun extends DryRun {
  readonly before: number | null;
}

/** What another number of a coupon does in its activity; refuses what the claims of before do not allow. */
export async function runOfferStock(
  tx: Tx,
  { activityId, templateId, stock }: OfferStock,
  now: Date,
): Promise<OfferStockRun> {
  const { activity, coupon, offered } = await lockedOffer(tx, activityId, templateId);
  const fault = couponStockFault(offered, stock, now);
  if (fault !== undefined) throw new Refusal(fault);
  const costFen = stockCostFen(offered, stock);
  const left = stock === null ? '不再限张数' : `还能领 ${(stock - offered.taken).toLocaleString('zh-CN')} 张`;
  return {
    before: offered.stock,
    target: activityId,
    targetName: `${activity} ${coupon}`,
    baseVersion: `${templateId} ${offered.stock ?? 'none'}`,
    changes:
      stock === offered.stock
        ? []
        : [{ field: `${coupon}：数量`, before: stockText(offered.stock), after: stockText(stock) }],
    effects: [
      `已领 ${offered.taken.toLocaleString('zh-CN')} 张，${left}`,
      ...(costFen > 0 ? [`最多再花 ¥${formatFen(costFen)}`] : []),
      ...(offered.budgetLeftFen === null
        ? []
        : [`预算还剩 ¥${formatFen(offered.budgetLeftFen)}，到顶自动停发`]),
    ],
    costFen,
  };
}

/** More of a coupon in an open activity; less is done by one person (docs/decisions/0193). */
export const moreCoupons: ProposalKind<OfferStock> = {
  kind: 'coupon.stock',
  act: '领券活动数量',
  objectKind: 'coupon',
  approve: 'coupons.approve',
  input,
  needsTotp: needsCodeAboveFen,
  async dryRun(tx, wanted, now) {
    const { before: _before, ...run } = await runOfferStock(tx, wanted, now);
    return run;
  },
  apply: (tx, wanted) => writeOfferStock(tx, wanted),
};

export async function writeOfferStock(tx: Tx, { activityId, templateId, stock }: OfferStock): Promise<void> {
  await tx
    .updateTable('coupon_offers')
    .set({ stock })
    .where('activity_id', '=', activityId)
    .where('template_id', '=', templateId)
    .execute();
}

/** Under the locks of claims, in their order: the offer, then the activity. */
async function lockedOffer(
  tx: Tx,
  activityId: string,
  templateId: string,
): Promise<{ readonly activity: string; readonly coupon: string; readonly offered: OfferedStock }> {
  const offer = await tx
    .selectFrom('coupon_offers')
    .select(['stock', 'taken'])
    .where('activity_id', '=', activityId)
    .where('template_id', '=', templateId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!offer) throw new NotFound('这场活动没有这张券');
  const activity = await tx
    .selectFrom('coupon_activities')
    .select(['title', 'ends_at', 'budget_fen', 'spent_fen'])
    .where('activity_id', '=', activityId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const template = await tx
    .selectFrom('coupon_templates')
    .select(['title', 'max_off_fen', 'amount_fen'])
    .where('template_id', '=', templateId)
    .executeTakeFirstOrThrow();
  return {
    activity: activity.title,
    coupon: template.title,
    offered: {
      ...offer,
      endsAt: activity.ends_at,
      budgetLeftFen: activity.budget_fen === null ? null : activity.budget_fen - activity.spent_fen,
      worthFen: worthOf(template),
    },
  };
}
