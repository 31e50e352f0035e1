import { membershipName } from '#core/rules/order/membership-name.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** Plans of memberships as lines of an order: one each, without coupons. */
export async function planLines(db: Db | Tx, skuIds: readonly string[]) {
  if (skuIds.length === 0) return [];
  const plans = await db
    .selectFrom('product_plans as n')
    .innerJoin('products as p', 'p.product_id', 'n.product_id')
    .select(['n.sku_id', 'n.goods_id', 'n.name as plan_name', 'n.price_fen', 'n.auto_renew'])
    .select(['p.name as product_name', 'p.pic_url', 'p.starts_next_month'])
    // The page of levels sells it under the name of a level.
    .leftJoin('product_tiers as t', (join) =>
      join.onRef('t.product_id', '=', 'n.product_id').on('t.line', '=', 'member'),
    )
    .select('t.name as level_name')
    .where('n.sku_id', 'in', skuIds)
    .execute();
  return plans.map((plan) => ({
    skuId: plan.sku_id,
    goodsId: plan.goods_id,
    goodsName: membershipName(plan.product_name, plan.level_name),
    skuName: plan.plan_name,
    picUrl: plan.pic_url,
    kind: 'virtual' as const,
    categoryIds: ['membership'],
    couponTypes: [],
    flowMb: null,
    quantity: 1,
    listFen: plan.price_fen,
    memberFen: null,
    activity: null,
    promotions: [],
    freightFen: 0,
    limitPerOrder: 1,
    startsNextMonth: plan.starts_next_month,
    hasStockLimit: false,
    lacksStock: false,
    renews: plan.auto_renew,
    giftOf: null,
  }));
}
