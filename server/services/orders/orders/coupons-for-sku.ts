import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { coupons } from '#core/contract/goods/coupons.ts';
import { cardsAlone } from '#core/rules/pricing/cards-alone.ts';
import { orderPrice, type PriceFacts } from '#core/rules/pricing/order-price.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { sumFen } from '#core/rules/pricing/money.ts';
import type { Activity } from '#core/rules/pricing/promoted-lines.ts';
import { ownedRightTypes } from '../../memberships/public.ts';
import { billOf } from './bill.ts';
import { orderFacts } from './order-facts.ts';
import { goodsOfOrders, linesOfOrder } from './order-lines.ts';
import { promotionsLeft } from '../../catalogue/public.ts';
import { goodsOfSku } from '../../catalogue/public.ts';
import { couponView } from '../../coupons/public.ts';
import { ownedCards } from '../../coupons/public.ts';

type Call = typeof coupons.couponsForSku;
type Running = Awaited<ReturnType<typeof goodsOfSku>>;

/** The subscriber's cards for one sku: what each takes off or why it cannot be used, and the best combination, by the rule of orders. */
export async function couponsForSku(
  { db, clock }: Deps,
  { userId }: Member,
  { skuId, quantity, cityCode, groupActivity }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const [known, running, rows, rights] = await Promise.all([
    orderFacts(db, { userIds: [userId], skuIds: [skuId], now }),
    goodsOfSku(db, skuId, now),
    ownedCards(db, userId, now),
    ownedRightTypes(db, userId, now),
  ]);
  const lines = linesOfOrder(await goodsOfOrders(db, known, [skuId], now), [{ skuId, quantity }]);
  const cards = known.cards(userId);
  const { level, orders } = known.buyer(userId);
  if (lines instanceof Refusal) throw lines;
  const activity = activityOf(running, { groupActivity, level, rights });
  const left = await promotionsLeft(
    db,
    [userId],
    lines.flatMap(({ promotions }) => promotions),
    now,
  );
  const facts: PriceFacts = {
    lines: lines.map((line) => ({ ...line, activity })),
    level,
    cityCode,
    monthOrders: orders,
    left: left(userId),
    cards,
    pointsFen: 0,
    freightFen: 0,
    now: now.getTime(),
  };
  const best = orderPrice(facts);
  const whole = orderPrice({ ...facts, freightFen: sumFen(lines.map(({ freightFen }) => freightFen)) });
  const judged = cardsAlone(facts).flatMap(({ card, savedFen, reason }) => {
    const row = rows.find(({ card_code }) => card_code === card.cardCode);
    return row ? [{ coupon: couponView(row, now), savedFen, reason }] : [];
  });
  const usable = judged
    .filter(({ savedFen }) => savedFen > 0)
    .map(({ coupon, savedFen }) => ({ ...coupon, cardDiscountsPrice: savedFen }));
  return {
    usable,
    unusable: judged
      .filter(({ savedFen }) => savedFen === 0)
      .map(({ coupon, reason }) => ({ ...coupon, reason })),
    optimalCombinationList: usable.filter(({ cardCode }) =>
      best.used.some(({ card }) => card.cardCode === cardCode),
    ),
    priceFen: orderPrice({ ...facts, cards: [] }).payableFen,
    payableFen: best.payableFen,
    bill: { steps: billOf(whole), payableFen: whole.payableFen },
  };
}

interface Visitor {
  readonly groupActivity: string | undefined;
  readonly level: number;
  readonly rights: readonly number[];
}

/** The group that was asked for, or the flash sale that the subscriber may buy from. */
function activityOf(
  { flashSale, group }: Pick<Running, 'flashSale' | 'group'>,
  { groupActivity, level, rights }: Visitor,
): Activity | null {
  if (groupActivity !== undefined)
    return group?.activity_id === groupActivity
      ? { kind: 'group', name: '拼团', priceFen: group.price_fen }
      : null;
  const mayBuy =
    flashSale &&
    (flashSale.right_type === null || rights.includes(flashSale.right_type)) &&
    level >= flashSale.min_level;
  return mayBuy ? { kind: 'sale', name: '秒杀', priceFen: flashSale.price_fen } : null;
}
