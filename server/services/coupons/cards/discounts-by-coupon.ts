import type { coupons } from '#core/contract/goods/coupons.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { couponPrice } from '#core/rules/coupons/coupon-price.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { heldProducts } from '../../memberships/public.ts';
import { listGoods } from '../../catalogue/public.ts';
import { goodsCard } from '../../catalogue/public.ts';
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
  const [row, held] = await Promise.all([
    cardToUse(db, { userId, now, cardCode, couponType }),
    heldProducts(db, userId, now),
  ]);
  if (cardCode !== undefined && !row) throw new Refusal('没有找到这张券，或它已不可用');
  const coupon = row ? couponView(row, now) : null;
  const isMember = held.some(({ vip_type_level }) => (vip_type_level ?? 0) > 0);
  const page = await listGoods(db, {
    ...narrowing,
    now,
    ...(row ? { scope: scopeOf(row) } : { couponType }),
  });
  const list = page.list.map((goods) => {
    const priceFen = isMember
      ? Math.min(goods.price_fen, goods.member_price_fen ?? goods.price_fen)
      : goods.price_fen;
    return {
      ...goodsCard(goods, { now }),
      couponPriceFen: coupon ? couponPrice({ priceFen, flowMb: goods.flow_mb }, coupon) : priceFen,
    };
  });
  return { ...page, list, coupon };
}
