import { sql } from 'kysely';
import { z } from 'zod';
import {
  couponActivityDraft,
  type CouponActivityDraft,
} from '#core/contract/console/coupons/coupon-activity-draft.shapes.ts';
import { needsCodeAboveFen } from '#core/rules/console/activity-budget.ts';
import { activityCostFen, couponActivityFault } from '#core/rules/console/coupons/coupon-activity-fault.ts';
import { couponActivityTexts } from '#core/rules/console/coupons/coupon-activity-texts.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../../db/database.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { idOf } from '../../../../http/secrets.ts';
import { cityNameOf } from '../../../platform/public.ts';
import type { ProposalKind } from '../../../operators/public.ts';
import { insertActivity } from './insert-activity.ts';
import { knownTemplates, type KnownTemplate } from './known-templates.ts';

const input = z.object({ activityId: z.string(), draft: couponActivityDraft });

/** An activity that gives coupons, within its budget. Its claims end at the budget by themselves, and by one person at once. */
export const newCouponActivity: ProposalKind<z.output<typeof input>> = {
  kind: 'coupon.activity',
  act: '新开领券活动',
  objectKind: 'coupon',
  approve: 'coupons.approve',
  input,
  needsTotp: needsCodeAboveFen,
  async dryRun(tx, { activityId, draft }, now) {
    const coupons = await knownTemplates(tx, draft);
    const fault = couponActivityFault(draft, coupons, now);
    if (fault !== undefined) throw new Refusal(fault);
    const products = await productNames(tx, draft);
    const costFen = activityCostFen(draft, coupons);
    return {
      target: activityId,
      targetName: draft.title,
      baseVersion: idOf(...draft.coupons.map(({ templateId }) => templateId)),
      changes: couponActivityTexts(draft, {
        city: cityNameOf,
        product: (productId) => products.get(productId) ?? productId,
        coupon: (templateId) => couponName(coupons.get(templateId)),
      }).flatMap(([field, after]) => (after === '' ? [] : [{ field, before: '', after }])),
      effects: [
        `最多花费 ¥${formatFen(costFen)}，到顶自动停发`,
        ...(await placeEffects(tx, draft, now)),
        '一个人就能停发，恢复要另一人同意；已领的券不收回',
      ],
      costFen,
    };
  },
  apply: (tx, { activityId, draft }) => insertActivity(tx, activityId, draft),
};

const couponName = (coupon: KnownTemplate | undefined): string =>
  coupon ? `${coupon.title} v${coupon.version}` : '';

async function productNames(tx: Tx, { place }: CouponActivityDraft): Promise<ReadonlyMap<string, string>> {
  const ids = place.kind === 'rules' ? place.rules.flatMap(({ productId }) => productId ?? []) : [];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('products')
    .select(['product_id', 'name'])
    .where('product_id', 'in', ids)
    .execute();
  const names = new Map(rows.map(({ product_id, name }) => [product_id, name]));
  const unknown = ids.find((id) => !names.has(id));
  if (unknown !== undefined) throw new Refusal(`条件：没有产品 ${unknown}`);
  return names;
}

/** How subscribers come upon it. */
async function placeEffects(
  tx: Tx,
  { place, beginsAt, endsAt, sort }: CouponActivityDraft,
  now: Date,
): Promise<readonly string[]> {
  switch (place.kind) {
    case 'center':
      return ['领券中心提前三天预告，5 秒内到所有手机'];
    case 'pop':
      return ['符合条件的用户下次打开首页时弹出，领过的不再弹'];
    case 'rules': {
      const { rows } = await sql<{ title: string }>`
        select title from coupon_activities
        where kind = 'rules' and is_on and ends_at > ${now} and begins_at < ${endsAt} and ends_at > ${beginsAt} and sort <= ${sort}
        order by sort, activity_id limit 1`.execute(tx);
      const [other] = rows;
      return other
        ? [`领券中心同时只显示一场，“${other.title}”排在前面；链接 actId 可以直接打开这一场`]
        : ['在领券中心的“达标领券”里显示'];
    }
  }
}
