import { z } from 'zod';
import { fen, isoTime, mobile } from '../fields.ts';
import { lotteryId } from '../activity/lottery.shapes.ts';
import { shape } from '../endpoint.ts';

const day = 24 * 3_600_000;
const skuId = z.string().min(1).max(64);
const stock = z.object({ skuId, left: z.int().min(0).max(1_000_000) });
const onOff = z.object({ on: z.boolean() });
const ms = z.int().min(0).max(day);

const flashSale = z.object({
  skuId,
  stock: z.int().min(1).max(1_000_000),
  priceFen: z.int().min(0).max(100_000_000),
  beginsInMs: ms.default(0),
  lastsMs: ms.min(1).default(3_600_000),
  limitPerUser: z.int().min(1).max(99).default(1),
  budgetFen: z.int().min(0).max(2_000_000_000).optional(),
  /** Only for holders of the right type of flash sales (§6). */
  membersOnly: z.boolean().default(false),
  /** 'draw': the registration is open from now until it begins. */
  mode: z.enum(['race', 'draw']).default('race'),
});

const amountFen = z.int().min(1).max(100_000_000);
const count = z.int().min(1).max(20).default(1);
const grant = z.discriminatedUnion('kind', [
  z.object({ mobile, count, kind: z.literal('chance'), lotteryId: lotteryId.default('turntable') }),
  z.object({ mobile, count, kind: z.literal('coupon'), templateId: z.string().min(1).max(64) }),
  z.object({ mobile, kind: z.literal('points'), amountFen }),
  z.object({ mobile, kind: z.literal('balance'), amountFen }),
]);
const granted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chance'), count: z.int() }),
  z.object({ kind: z.literal('coupon'), count: z.int(), cardCodes: z.array(z.string()) }),
  z.object({ kind: z.literal('points'), amountFen: fen }),
  z.object({ kind: z.literal('balance'), amountFen: fen }),
]);

const demo = z.object({
  skus: z.array(
    z.object({
      skuId: z.string(),
      kind: z.string(),
      priceFen: fen,
      /** Null: without a stock. */
      left: z.int().nullable(),
      name: z.string(),
    }),
  ),
  templates: z.array(z.object({ templateId: z.string(), text: z.string(), couponType: z.string() })),
  halls: z.array(z.object({ hallId: z.string(), name: z.string() })),
  shops: z.array(z.object({ shopCode: z.string(), name: z.string() })),
});

const cardBatch = z.object({
  batchId: z.string(),
  actNum: z.string(),
  name: z.string(),
  grants: z.enum(['right', 'product']),
  months: z.int().nullable(),
  beginsAt: isoTime,
  endsAt: isoTime,
  codes: z.array(z.object({ code: z.string(), usedBy: z.string().nullable() })),
});
export type CardBatch = z.output<typeof cardBatch>;

export const tradeShapes = {
  demo: shape(z.object({}), demo),
  cardCodes: shape(z.object({}), z.array(cardBatch)),
  setStock: shape(stock, stock),
  setSoldOut: shape(onOff, onOff),
  makeFlashSale: shape(flashSale, z.object({ sessionId: z.string(), activityId: z.string() })),
  grant: shape(grant, granted),
};
