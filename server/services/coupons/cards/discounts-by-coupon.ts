import type { coupons } from '#core/contract/goods/coupons.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { couponPrice } from '#core/rules/coupons/coupon-price.ts';
import { leftOf, unitPrice } from '#core/rules/goods/unit-price.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { goodsCard, listGoods, promotionUses } from '../../catalogue/public.ts';
import { ownedProducts } from '../../memberships/public.ts';
import { couponView } from './coupon-view.ts';
import { cardToUse, scopeOf } from './tables.ts';

type Call = typeof coupons.discountsByCoupon;

/** The goods a subscriber's card applies to, with the discounted price; the regular price without a card. */
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
  const coupon = row ? couponView(row, now) : null;
  const level = Math.max(0, ...owned.map(({ vip_type_level }) => vip_type_level ?? 0));
  const usedUp = uses.flatMap(({ promotionId, left }) => (left === 0 ? promotionId : []));
  const buyer = { level, cityCode: narrowing.cityCode };
  const page = await listGoods(db, {
    ...narrowing,
    buyer: { ...buyer, usedUp },
    now,
    ...(row ? { scope: scopeOf(row) } : { couponType }),
  });
  const list = page.list.map((goods) => {
    const card = goodsCard(goods, { now });
    const priceFen = unitPrice(card, { ...buyer, left: leftOf(uses) });
    return {
      ...card,
      couponPriceFen: coupon ? couponPrice({ priceFen, flowMb: goods.flow_mb }, coupon) : priceFen,
    };
  });
  return { ...page, list, coupon };
}
