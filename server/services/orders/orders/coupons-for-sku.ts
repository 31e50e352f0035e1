import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { coupons } from '#core/contract/goods/coupons.ts';
import { sumFen } from '#core/rules/pricing/money.ts';
import { orderPrice, type PriceFacts } from '#core/rules/pricing/order-price.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { cardsOf, multiOrderCount } from './order-facts.ts';
import { orderLines } from './order-lines.ts';
import { promotionsLeft } from '../../catalogue/public.ts';
import { heldProducts } from '../../memberships/public.ts';
import { goodsOfSku } from '../../catalogue/public.ts';
import { couponView } from '../../coupons/public.ts';
import { heldCards } from '../../coupons/public.ts';

type Call = typeof coupons.couponsForSku;

/** The subscriber's cards for one sku: what each takes off or why it cannot be used, and the best combination, by the rule of orders. */
export async function couponsForSku(
  { db, clock }: Deps,
  { userId }: Member,
  { skuId, quantity, cityCode }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const [lines, { sale }, cards, rows, held, orders] = await Promise.all([
    orderLines(db, [{ skuId, quantity }], now),
    goodsOfSku(db, skuId, now),
    cardsOf(db, userId, now),
    heldCards(db, userId, now),
    heldProducts(db, userId, now),
    multiOrderCount(db, userId, now),
  ]);
  if (lines instanceof Refusal) throw lines;
  const activity = sale ? { kind: 'sale' as const, name: sale.name, priceFen: sale.price_fen } : null;
  const left = await promotionsLeft(
    db,
    [userId],
    lines.flatMap(({ promotions }) => promotions),
    now,
  );
  const facts: PriceFacts = {
    lines: lines.map((line) => ({ ...line, activity })),
    level: Math.max(0, ...held.map(({ vip_type_level }) => vip_type_level ?? 0)),
    cityCode,
    monthOrders: orders,
    left: left(userId),
    cards,
    pointsFen: 0,
    freightFen: 0,
    now: now.getTime(),
  };
  const best = orderPrice(facts);
  const judged = cards.flatMap((card) => {
    const row = rows.find(({ card_code }) => card_code === card.cardCode);
    if (!row) return [];
    const { used, unusable } = orderPrice({ ...facts, cards: [card], cardCodes: [card.cardCode] });
    const offFen = sumFen(used.flatMap(({ shares }) => shares));
    return [{ coupon: couponView(row, now), offFen, reason: unusable[0]?.reason ?? '' }];
  });
  const usable = judged
    .filter(({ offFen }) => offFen > 0)
    .map(({ coupon, offFen }) => ({ ...coupon, cardDiscountsPrice: offFen }))
    // Of equal discounts the smallest card first: it is the one to use.
    .toSorted((a, b) => b.cardDiscountsPrice - a.cardDiscountsPrice || a.couponAmt - b.couponAmt);
  return {
    usable,
    unusable: judged
      .filter(({ offFen }) => offFen === 0)
      .map(({ coupon, reason }) => ({ ...coupon, reason })),
    optimalCombinationList: usable.filter(({ cardCode }) =>
      best.used.some(({ card }) => card.cardCode === cardCode),
    ),
    priceFen: orderPrice({ ...facts, cards: [] }).payableFen,
    payableFen: best.payableFen,
  };
}
