import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { detail } from '#core/contract/goods/detail.ts';
import { unitPrice } from '#core/rules/goods/unit-price.ts';
import { runningPromotions } from '#core/rules/pricing/promotion.ts';
import { payMethodOffers } from '#core/rules/pay/pay-method-offers.ts';
import { offeredMethods } from '#core/rules/upstreams/not-offered.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { subscriberFacts } from '../../memberships/public.ts';
import { goodsOfSku } from './goods-of-sku.ts';

const phoneBill = 3;
const beans = 6;

type Call = typeof detail.payMethods;

/** The payment methods of an amount (the price of one piece by default), with the balance of the phone bill where billing answers. */
export async function payMethods(
  deps: Deps,
  member: Member,
  { skuId, shownFen }: Pick<InputOf<Call>, 'skuId' | 'shownFen'>,
): Promise<DataOf<Call>> {
  const [{ kind, priceFor }, facts, balance, { points }] = await Promise.all([
    soldAs(deps, skuId),
    subscriberFacts(deps, member),
    deps.billing.balanceFen(member.mobile),
    deps.db
      .selectFrom('users')
      .select('points')
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow(),
  ]);
  const amountFen = shownFen ?? priceFor(facts.level);
  const offers = payMethodOffers({
    ...facts,
    isPhysical: kind === 'physical',
    isExternal: kind === 'external',
    amountFen,
    balanceFen: balance,
    points,
    methods: offeredMethods(deps.missing),
  });
  return {
    list: offers.map((offer) => ({
      ...offer,
      balanceFen: offer.payMethodId === phoneBill ? (balance ?? null) : null,
      points: offer.payMethodId === beans ? points : null,
      deductibleFen: offer.payMethodId === beans ? Math.min(points, amountFen) : null,
      promoText: null,
    })),
  };
}

/** What a sku is and costs: goods of the catalogue, or a plan of a membership, which is not listed there. */
async function soldAs({ db, clock }: Deps, skuId: string) {
  const plan = await db
    .selectFrom('product_plans')
    .select('price_fen')
    .where('sku_id', '=', skuId)
    .executeTakeFirst();
  if (plan) return { kind: 'virtual' as const, priceFor: () => plan.price_fen };
  const now = clock.now();
  const { goods, sku, flashSale } = await goodsOfSku(db, skuId, now);
  const price = {
    skuId: sku.sku_id,
    priceFen: sku.price_fen,
    memberPriceFen: sku.member_price_fen,
    promotions: runningPromotions(goods.promotions, { now: now.getTime() }),
  };
  return {
    kind: goods.kind,
    priceFor: (level: number) =>
      goods.freight_fen + unitPrice(price, { level, flashSaleFen: flashSale?.price_fen }),
  };
}
