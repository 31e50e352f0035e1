import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { areaNum, count, fen, idText, integer, isoTime, noData, singleLine } from '../../fields.ts';
import { reason } from './goods-fields.shapes.ts';

const percent = integer(0, 99);
const tiers = z
  .array(z.object({ from: integer(1, 99), percent }))
  .min(1)
  .max(5);
/** What a promotion gives, by its kind. Chances of a lottery belong to the lottery. */
const terms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), priceFen: integer(1, 100_000_000) }),
  z.object({ kind: z.literal('nth'), nth: integer(2, 10), percent, unit: singleLine(2) }),
  z.object({ kind: z.literal('pieces'), tiers }),
  z.object({ kind: z.literal('orders'), tiers }),
  z.object({ kind: z.literal('gift'), giftSkuId: idText, pieces: integer(1, 10) }),
]);
const promotionDraft = z.object({
  /** Absent: a new one. */
  promotionId: idText.optional(),
  title: singleLine(20, 2),
  terms,
  /** Levels that have it; empty: everybody. */
  levels: z.array(integer(1, 4)).max(4),
  cities: z.array(areaNum).max(20),
  beginsAt: isoTime.nullable(),
  endsAt: isoTime.nullable(),
  perPerson: integer(1, 999).nullable(),
  period: z.enum(['month', 'all']),
  budgetFen: integer(1, 100_000_000).nullable(),
});
export type PromotionDraft = z.output<typeof promotionDraft>;

const promotionRow = z.object({
  promotionId: z.string(),
  /** Made of its terms, as pages show it. */
  text: z.string(),
  title: z.string(),
  kind: z.enum(['price', 'nth', 'pieces', 'orders', 'gift', 'chances']),
  state: z.enum(['running', 'planned', 'ended', 'stopped', 'spent']),
  beginsAt: isoTime.nullable(),
  endsAt: isoTime.nullable(),
  budgetFen: fen.nullable(),
  spentFen: fen,
  /** The whole of it, where it is for these goods alone: it can be changed here. */
  draft: promotionDraft.nullable(),
});
export type PromotionRow = z.output<typeof promotionRow>;

const triedPrice = z.object({
  skuId: z.string(),
  skuName: z.string(),
  quantity: count,
  /** What an order of so many pieces costs without and with the promotion. */
  plainBeforeFen: fen,
  plainFen: fen,
  memberBeforeFen: fen,
  memberFen: fen,
});
export type TriedPrice = z.output<typeof triedPrice>;

const ofGoods = z.object({ goodsId: idText });
export const goodsPromotionShapes = {
  goodsPromotions: shape(ofGoods, z.object({ rows: z.array(promotionRow) })),
  tryPromotion: shape(
    ofGoods.extend({
      draft: promotionDraft.optional(),
      at: isoTime.optional(),
      city: areaNum.optional(),
      level: integer(1, 4).default(2),
    }),
    z.object({
      verdict: z.enum(['none', 'at-once', 'ask', 'refused']),
      reasons: z.array(z.string()),
      text: z.string(),
      prices: z.array(triedPrice),
    }),
  ),
  proposePromotion: shape(
    ofGoods.extend({ draft: promotionDraft, reason }),
    z.object({ proposalId: z.string().nullable() }),
  ),
  stopPromotion: shape(ofGoods.extend({ promotionId: idText, reason }), noData),
};
