import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { lotteryId, prizeKind } from '../../activity/lottery.shapes.ts';
import { count, fen, idText, integer, isoTime, singleLine } from '../../fields.ts';

const reason = singleLine(200, 4);
const proposed = z.object({ proposalId: z.string() });

/** A sku that an activity can be opened for. */
const skuChoice = z.object({
  skuId: z.string(),
  goodsName: z.string(),
  skuName: z.string(),
  listPriceFen: fen,
  /** What members pay without an activity. */
  memberPriceFen: fen,
  /** Null: no limit. */
  stockLeft: count.nullable(),
});
export type SkuChoice = z.output<typeof skuChoice>;

/** The values of a proposal, as they are stored. */
export const groupBuyDraft = z.object({
  skuId: idText,
  priceFen: integer(1, 100_000_00),
  size: integer(0, 999),
  /** How long a group waits for its members. */
  hours: integer(0, 999),
  /** The lowest level of who opens a group; 0: everyone who may buy in groups. */
  opensFromLevel: integer(0, 9),
  /** Seats of a subscriber; null: no limit. */
  limitPerUser: integer(1, 999).nullable(),
  /** Null: at the approval. */
  beginsAt: isoTime.nullable(),
  endsAt: isoTime,
  budgetFen: integer(0, 1_000_000_000),
});
export type GroupBuyDraft = z.output<typeof groupBuyDraft>;

/** A coupon or right that a field of a lottery can give. */
const awardChoice = z.object({ kind: z.enum(['coupon', 'right']), awardId: z.string(), name: z.string() });
export type AwardChoice = z.output<typeof awardChoice>;

export const lotteryDraft = z.object({
  /** Its address. */
  lotteryId,
  name: singleLine(20, 2),
  dailyChances: integer(0, 20),
  /** Paragraphs that the page shows. */
  rules: z.array(singleLine(120)).min(1).max(10),
  /** Null: at the approval. */
  beginsAt: isoTime.nullable(),
  endsAt: isoTime,
  budgetFen: integer(0, 1_000_000_000),
  /** The fields of the wheel from the top. */
  prizes: z
    .array(
      z.object({
        name: singleLine(12),
        picUrl: singleLine(80),
        kind: prizeKind,
        /** The coupon or the right. */
        awardId: idText.nullable(),
        weight: integer(0, 1_000_000),
        costFen: integer(0, 10_000_000),
        /** Null: no limit. */
        stock: integer(1, 10_000_000).nullable(),
      }),
    )
    .min(2)
    .max(12),
});
export type LotteryDraft = z.output<typeof lotteryDraft>;

export const openingShapes = {
  /** Skus by the id of their goods or a part of the name. */
  skuChoices: shape(z.object({ search: singleLine(40) }), z.object({ rows: z.array(skuChoice) })),
  proposeGroupBuy: shape(groupBuyDraft.extend({ reason }), proposed),
  /** Coupons and rights by a part of the name. */
  awardChoices: shape(z.object({ search: singleLine(40) }), z.object({ rows: z.array(awardChoice) })),
  proposeLottery: shape(lotteryDraft.extend({ reason }), proposed),
};
