import type { coupons } from '#core/contract/goods/coupons.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { leftOf, unitPrice } from '#core/rules/goods/unit-price.ts';
import { orderPrice } from '#core/rules/pricing/order-price.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { goodsCard, listGoods, promotionsLeft, promotionUses } from '../../catalogue/public.ts';
import { cardToUse, couponView, scopeOf } from '../../coupons/public.ts';
import { ownedProducts } from '../../memberships/public.ts';
import { orderFacts } from './order-facts.ts';
import { goodsOfOrders, linesOfOrder } from './order-lines.ts';

type Call = typeof coupons.discountsByCoupon;

/**
 * The goods of which one piece can be paid with a subscriber's card, and what an order of it costs with this card and no other; without
 * a card the price without coupons.
 */
export async function discountsByCoupon(
  { db, clock }: Deps,
  { userId }: Member,
  { cardCode, couponType, ...narrowing }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const [row, owned, uses] = await Promise.all([
    cardToUse(db, { userId, now, cardCode, couponType }),
    ownedProducts(db, userId, now),
    promotionUses(db, userId, now),
  ]);
  if (cardCode !== undefined && !row) throw new Refusal('没有找到这张券，或它已不可用');
  const level = Math.max(0, ...owned.map(({ vip_type_level }) => vip_type_level ?? 0));
  const usedUp = uses.flatMap(({ promotionId, left }) => (left === 0 ? promotionId : []));
  const buyer = { level, cityCode: narrowing.cityCode };
  const page = await listGoods(db, {
    ...narrowing,
    buyer: { ...buyer, usedUp },
    now,
    ...(row
      ? { scope: scopeOf(row), ...(row.threshold_fen && { priceFrom: row.threshold_fen }) }
      : { couponType }),
  });
  const priceOf = await orderPrices(db, {
    userId,
    skuIds: page.list.map(({ sku_id }) => sku_id),
    cityCode: narrowing.cityCode,
    cardCode: row?.card_code,
    now,
  });
  const list = page.list.map((goods) => {
    const card = goodsCard(goods, { now });
    const regularFen = unitPrice(card, { ...buyer, left: leftOf(uses) });
    return { ...card, couponPriceFen: priceOf(goods.sku_id) ?? regularFen };
  });
  return { ...page, list, coupon: row ? couponView(row, now) : null };
}

interface PricesInput {
  readonly userId: string;
  readonly skuIds: readonly string[];
  readonly cityCode: string | undefined;
  readonly cardCode: string | undefined;
  readonly now: Date;
}

/** What an order of one piece costs without freight; undefined for what is not ordered here. */
async function orderPrices(
  db: Db,
  { userId, skuIds, cityCode, cardCode, now }: PricesInput,
): Promise<(skuId: string) => number | undefined> {
  const known = await orderFacts(db, { userIds: [userId], skuIds, now });
  const goods = await goodsOfOrders(db, known, skuIds, now);
  const { level, orders: monthOrders } = known.buyer(userId);
  const promotions = [...goods.goods.values()].flatMap((each) => each.promotions);
  const left = await promotionsLeft(db, [userId], promotions, now);
  const shared = {
    level,
    cityCode,
    monthOrders,
    left: left(userId),
    cards: known.cards(userId).filter((card) => card.cardCode === cardCode),
    cardCodes: cardCode === undefined ? [] : [cardCode],
    pointsFen: 0,
    freightFen: 0,
    now: now.getTime(),
  };
  return (skuId) => {
    const lines = linesOfOrder(goods, [{ skuId, quantity: 1 }]);
    return lines instanceof Refusal ? undefined : orderPrice({ ...shared, lines }).payableFen;
  };
}
