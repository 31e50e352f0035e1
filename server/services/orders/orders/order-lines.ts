import type { Gift } from '#core/rules/pricing/order-extras.ts';
import type { PricedLine } from '#core/rules/pricing/order-price.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ActivityPrice } from '../../activities/public.ts';
import { orderFacts, type GoodsRow, type OrderFacts } from './order-facts.ts';
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
  /** A membership whose rights can be claimed from next month on. */
  readonly startsNextMonth: boolean;
  readonly hasStockLimit: boolean;
  readonly lacksStock: boolean;
  /** A membership that renews. */
  readonly renews: boolean;
  /** The number of the line that brings it as a gift. */
  readonly giftOf: number | null;
}

/** The current goods, their gifts and plans of orders, by sku. */
export interface OrderGoods {
  readonly goods: ReadonlyMap<string, GoodsRow>;
  readonly gifts: ReadonlyMap<string, GoodsRow>;
  readonly plans: ReadonlyMap<string, OrderLine>;
}

/** The goods that were read, with what else they need: plans of skus that are no goods, and gifts. */
export async function goodsOfOrders(
  db: Db | Tx,
  { goods }: Pick<OrderFacts, 'goods'>,
  skuIds: readonly string[],
  now: Date,
): Promise<OrderGoods> {
  const plans = await planLines(
    db,
    skuIds.filter((skuId) => !goods.has(skuId)),
  );
  const giftIds = [...goods.values()].flatMap(({ promotions }) =>
    promotions.flatMap((each) => (each.kind === 'gift' ? each.giftSkuId : [])),
  );
  const gifts =
    giftIds.length === 0
      ? new Map<string, GoodsRow>()
      : (await orderFacts(db, { userIds: [], skuIds: [...new Set(giftIds)], now })).goods;
  return { goods, gifts, plans: new Map(plans.map((plan) => [plan.skuId, plan])) };
}

/** The lines of an order with their current prices, one for each sku; an activity has its own price, limit and perhaps stock. Refuses what is not sold, and more than may be bought at once. */
export function linesOfOrder(
  { goods, plans }: OrderGoods,
  input: readonly LineInput[],
  activity?: ActivityPrice,
): readonly OrderLine[] | Refusal {
  const quantities = new Map<string, number>();
  for (const { skuId, quantity } of input) quantities.set(skuId, (quantities.get(skuId) ?? 0) + quantity);
  const hasOwnStock = activity?.hasOwnStock ?? false;
  const lines = [...quantities].map(([skuId, quantity]): OrderLine | Refusal => {
    const plan = plans.get(skuId);
    if (plan && quantity === 1) return plan;
    if (plan) return new Refusal(`“${plan.goodsName}”每单限购1件`);
    const row = goods.get(skuId);
    if (!row || row.kind === 'external') return new Refusal('商品不存在或已下架');
    if (!hasOwnStock && quantity > row.limit_per_order)
      return new Refusal(`“${row.name}”每单限购${row.limit_per_order}件`);
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
      activity: activity ? { kind: activity.kind, name: activity.name, priceFen: activity.priceFen } : null,
      promotions: row.promotions,
      freightFen: row.freight_fen,
      limitPerOrder: activity?.limitPerOrder ?? row.limit_per_order,
      startsNextMonth: false,
      hasStockLimit: !hasOwnStock && row.stock_left !== null,
      lacksStock: !hasOwnStock && row.stock_left !== null && row.stock_left < quantity,
      renews: false,
      giftOf: null,
    };
  });
  const sold = lines.filter((line): line is OrderLine => !(line instanceof Refusal));
  return lines.find((line) => line instanceof Refusal) ?? sold;
}

/** The gifts of an order as lines of it, after those that bring them. */
export const giftLines = ({ gifts }: OrderGoods, granted: readonly Gift[]): readonly OrderLine[] =>
  granted.flatMap(({ skuId, quantity, line }) => {
    const row = gifts.get(skuId);
    if (!row || row.kind === 'external') return [];
    return [
      {
        skuId,
        goodsId: row.goods_id,
        goodsName: row.name,
        skuName: row.sku_name,
        picUrl: row.pic_url,
        kind: row.kind,
        categoryIds: [],
        couponTypes: [],
        flowMb: null,
        quantity,
        listFen: 0,
        memberFen: null,
        activity: null,
        promotions: [],
        freightFen: 0,
        limitPerOrder: quantity,
        hasStockLimit: row.stock_left !== null,
        lacksStock: false,
        renews: false,
        startsNextMonth: false,
        giftOf: line + 1,
      },
    ];
  });

/** The pieces that the stock of gifts is enough for, by promotion. */
export const giftsLeft = ({ goods, gifts }: OrderGoods): ReadonlyMap<string, number> =>
  new Map(
    [...goods.values()].flatMap(({ promotions }) =>
      promotions.flatMap((each) => {
        if (each.kind !== 'gift') return [];
        const gift = gifts.get(each.giftSkuId);
        const left = gift ? (gift.stock_left ?? Infinity) : 0;
        return [[each.promotionId, Math.floor(left / each.pieces)] as const];
      }),
    ),
  );
