import { sql } from 'kysely';
import type { HeldCard } from '#core/rules/pricing/order-coupons.ts';
import type { PricedLine } from '#core/rules/pricing/order-price.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Sale } from '../../activity/sales/public.ts';
import { planLines } from './plan-lines.ts';

export interface LineInput {
  readonly skuId: string;
  readonly quantity: number;
}

/** A line with what an order stores of its goods. */
export interface OrderLine extends PricedLine {
  readonly goodsName: string;
  readonly skuName: string;
  readonly picUrl: string;
  readonly kind: 'virtual' | 'charge' | 'code' | 'physical';
  readonly freightFen: number;
  readonly limitPerOrder: number;
  readonly hasStockLimit: boolean;
  readonly lacksStock: boolean;
  /** A membership that renews. */
  readonly renews: boolean;
}

const saleNames = { flash: '限时秒杀', half: '五折购' } as const;

/** The lines of an order with their current prices, one for each sku; a sale has its own price, limit and stock. Refuses what is not sold, and more than may be bought at once. */
export async function orderLines(
  db: Db | Tx,
  wanted: readonly LineInput[],
  now: Date,
  sale?: Sale,
): Promise<readonly OrderLine[]> {
  const quantities = new Map<string, number>();
  for (const { skuId, quantity } of wanted) quantities.set(skuId, (quantities.get(skuId) ?? 0) + quantity);
  const rows = await db
    .selectFrom('skus as s')
    .innerJoin('goods as g', 'g.goods_id', 's.goods_id')
    .leftJoin('categories as c', 'c.category_id', 'g.category_id')
    .select([
      's.sku_id',
      's.name as sku_name',
      's.pic_url',
      's.price_fen',
      's.member_price_fen',
      's.stock_left',
    ])
    .select([
      'g.goods_id',
      'g.name',
      'g.category_id',
      'g.kind',
      'g.coupon_types',
      'g.flow_mb',
      'g.limit_per_order',
    ])
    .select(['g.multi_order', 'g.freight_fen', 'c.parent_id'])
    .where('s.sku_id', 'in', [...quantities.keys()])
    .where('g.listed_at', '<=', now)
    .execute();
  const known = new Set(rows.map(({ sku_id }) => sku_id));
  const plans = await planLines(
    db,
    [...quantities.keys()].filter((skuId) => !known.has(skuId)),
  );
  return [...quantities].map(([skuId, quantity]) => {
    const plan = plans.find((each) => each.skuId === skuId);
    if (plan && quantity === 1) return plan;
    if (plan) throw new Refusal(`“${plan.goodsName}”每单限购1件`);
    const row = rows.find(({ sku_id }) => sku_id === skuId);
    if (!row || row.kind === 'external') throw new Refusal('商品不存在或已下架');
    if (!sale && quantity > row.limit_per_order)
      throw new Refusal(`“${row.name}”每单限购${row.limit_per_order}件`);
    return {
      skuId,
      goodsId: row.goods_id,
      goodsName: row.name,
      skuName: row.sku_name,
      picUrl: row.pic_url,
      kind: row.kind,
      categoryIds: [row.category_id, ...(row.parent_id === null ? [] : [row.parent_id])],
      couponTypes: row.coupon_types,
      flowMb: row.flow_mb,
      quantity,
      listFen: row.price_fen,
      memberFen: row.member_price_fen,
      activity: sale ? { name: saleNames[sale.kind], priceFen: sale.price_fen } : null,
      multiOrder: row.multi_order,
      freightFen: row.freight_fen,
      limitPerOrder: sale ? sale.limit_per_user : row.limit_per_order,
      hasStockLimit: !sale && row.stock_left !== null,
      lacksStock: !sale && row.stock_left !== null && row.stock_left < quantity,
      renews: false,
    };
  });
}

/** The cards of a subscriber that may pay for an order. */
export async function cardsOf(db: Db | Tx, userId: string, now: Date): Promise<readonly HeldCard[]> {
  const rows = await db
    .selectFrom('user_coupons as c')
    .leftJoin('coupon_templates as t', 't.template_id', 'c.template_id')
    .select(['c.card_code', 'c.coupon_type', 'c.title', 'c.amount_fen', 'c.begins_at', 'c.expires_at'])
    .select(['t.pay_percent', 't.max_off_fen', 't.flow_mb', 't.threshold_fen', 't.stacking'])
    .select(['t.categories', 't.goods', 't.kinds'])
    .where('c.user_id', '=', userId)
    .where('c.state', '=', 'usable')
    .where('c.expires_at', '>', now)
    .orderBy('c.expires_at')
    .orderBy('c.card_code')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    cardCode: row.card_code,
    couponType: row.coupon_type,
    couponName: row.title,
    couponAmt: row.amount_fen,
    payPercent: row.pay_percent,
    maxOffFen: row.max_off_fen,
    flowMb: row.flow_mb,
    thresholdFen: row.threshold_fen ?? 0,
    stacking: row.stacking ?? 'same-type',
    categories: row.categories ?? [],
    goods: row.goods ?? [],
    kinds: row.kinds ?? [],
    beginsAt: row.begins_at.getTime(),
    expiresAt: row.expires_at.getTime(),
  }));
}

/** The points of a subscriber; one is worth one fen. */
export async function pointsOf(db: Db | Tx, userId: string): Promise<number> {
  const user = await db.selectFrom('users').select('points').where('user_id', '=', userId).executeTakeFirst();
  return user?.points ?? 0;
}

/** Orders of this month that count for the multi-order discount (§9). */
export async function multiOrderCount(db: Db | Tx, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(distinct o.order_no)::integer as orders from orders o
    join order_lines l on l.order_no = o.order_no and l.multi_order
    where o.user_id = ${userId} and o.state not in ('created', 'closed', 'refunded')
      and o.created_at >= date_trunc('month', ${now}::timestamptz, 'Asia/Shanghai')`.execute(db);
  return rows[0]?.orders ?? 0;
}
