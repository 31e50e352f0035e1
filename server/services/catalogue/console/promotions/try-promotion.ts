import type { goodsPromotions } from '#core/contract/console/goods/goods-promotions.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { decidingQuantities, promotedFen } from '#core/rules/console/goods/promotion-approval.ts';
import { promotionText } from '#core/rules/pricing/promotion-text.ts';
import type { Deps } from '../../../../deps.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { promotedGoods, promotionOf } from './promotion-facts.ts';
import { runPromotion } from './promotion-kind.ts';

type Call = typeof goodsPromotions.tryPromotion;

/** What orders of the goods cost at a time with and without a promotion, by the rule of orders, and whether one person may start it. */
export async function tryPromotion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { goodsId, draft, at, city, level }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const goods = await promotedGoods(db, goodsId);
  const promotion = draft && (await promotionOf(db, draft));
  const others = goods.promotions.filter(({ promotionId }) => promotionId !== draft?.promotionId);
  const quantities = new Set([1, 2, ...(promotion ? decidingQuantities(promotion) : [])]);
  const now = at === undefined ? clock.now().getTime() : Date.parse(at);
  const prices = goods.skus.flatMap((sku) =>
    [...quantities]
      .toSorted((a, b) => a - b)
      .map((quantity) => {
        const fen = (buyerLevel: number, isAfter: boolean): number =>
          promotedFen(sku, isAfter && promotion ? [...others, promotion] : others, {
            level: buyerLevel,
            quantity,
            now,
            cityCode: city,
          }).payableFen;
        return {
          skuId: sku.skuId,
          skuName: sku.name,
          quantity,
          plainBeforeFen: fen(0, false),
          plainFen: fen(0, true),
          memberBeforeFen: fen(level, false),
          memberFen: fen(level, true),
        };
      }),
  );
  return {
    ...(draft ? await verdictOf({ db, clock }, { goodsId, draft }) : { verdict: 'none', reasons: [] }),
    text: promotion ? promotionText(promotion) : '',
    prices,
  };
}

async function verdictOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: Parameters<typeof runPromotion>[1],
): Promise<Pick<DataOf<Call>, 'verdict' | 'reasons'>> {
  try {
    const { reasons } = await db.transaction().execute((tx) => runPromotion(tx, wanted, clock.now()));
    return { verdict: reasons.length > 0 ? 'ask' : 'at-once', reasons: [...reasons] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { verdict: 'refused', reasons: [error.message] };
  }
}
