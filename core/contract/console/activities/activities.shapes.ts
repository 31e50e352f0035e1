import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, fen, idText, integer, isoTime, noData, picUrl, singleLine } from '../../fields.ts';
import { keyset, rowsOf } from '../fields.shapes.ts';
import { sessionWays } from './activity-kinds.ts';

export const flashSaleStates = ['running', 'coming', 'stopped', 'ended', 'off'] as const;
export type FlashSaleState = (typeof flashSaleStates)[number];
const sessionKind = z.enum(['flash', 'half']);

const session = {
  sessionId: z.string(),
  name: z.string(),
  kind: sessionKind,
  mode: z.enum(['race', 'draw']),
  beginsAt: isoTime,
  endsAt: isoTime,
  state: z.enum(flashSaleStates),
};
const sums = {
  /** Pieces of all its goods; `taken` of them are reserved or ordered. */
  total: count,
  taken: count,
  /** Of the goods that have a budget; null: none has. */
  budgetFen: fen.nullable(),
  spentFen: fen,
};
const flashSaleRow = z.object({ ...session, ...sums, goods: count, stoppedGoods: count });
export type FlashSaleRow = z.output<typeof flashSaleRow>;

const flashSaleGoodsRow = z.object({
  activityId: z.string(),
  goodsId: z.string(),
  name: z.string(),
  skuName: z.string(),
  picUrl,
  priceFen: fen,
  listPriceFen: fen,
  limitPerUser: count,
  /** The lowest level of who may buy. */
  minLevel: count,
  total: count,
  taken: count,
  /** Of `taken`: not ordered yet. */
  reserved: count,
  budgetFen: fen.nullable(),
  spentFen: fen,
  isStopped: z.boolean(),
  /** When stock or budget is used up at the pace of the last ten minutes; null: not before the end. */
  usedUpAt: isoTime.nullable(),
});
export type FlashSaleGoodsRow = z.output<typeof flashSaleGoodsRow>;

const flashSaleDetail = z.object({
  ...session,
  ...sums,
  serverNow: isoTime,
  stoppedAt: isoTime.nullable(),
  membersOnly: z.boolean(),
  way: z.enum(sessionWays),
  /** The registration for a draw. */
  registersAt: isoTime.nullable(),
  closesAt: isoTime.nullable(),
  quotaPerMonth: count.nullable(),
  reserved: count,
  /** Pieces that were reserved beyond the stock. The database allows none. */
  oversold: count,
  goods: z.array(flashSaleGoodsRow),
  refusals: z.array(
    z.object({
      /** A key of core/rules/activity/flash-sale-refusals.ts. */
      why: z.string(),
      refused: count,
    }),
  ),
  history: z.array(z.object({ at: isoTime, operator: z.string().nullable(), act: z.string() })),
  /** A proposal about it that waits for a second person. */
  waitingAct: z.string().nullable(),
});
export type FlashSaleDetail = z.output<typeof flashSaleDetail>;

const curve = z.object({
  stepMs: z.int(),
  /** Pieces reserved from `at` on, without those that were released; the first to the last without gaps. */
  points: z.array(z.object({ at: isoTime, taken: count, sum: count })),
  peak: z.object({ at: isoTime, perMinute: count }).nullable(),
});
export type FlashSaleCurve = z.output<typeof curve>;

const offeredGoods = z.object({
  goodsId: idText,
  priceFen: integer(0, 100_000_00),
  total: integer(1, 1_000_000),
  limitPerUser: integer(1, 99),
  minLevel: integer(0, 9).default(0),
  budgetFen: integer(0, 100_000_000),
});
export const flashSaleDraft = z.object({
  /** Absent: a new session. */
  sessionId: idText.optional(),
  name: singleLine(20, 2),
  beginsAt: isoTime,
  endsAt: isoTime,
  way: z.enum(sessionWays).default('race'),
  /** From when until when a draw can be registered for; null for the others. */
  registersAt: isoTime.nullable().default(null),
  closesAt: isoTime.nullable().default(null),
  /** Pieces of a subscriber in a calendar month, over all goods; null: no limit. */
  quotaPerMonth: integer(1, 99).nullable().default(null),
  membersOnly: z.boolean(),
  goods: z.array(offeredGoods).min(1).max(20),
});
export type FlashSaleDraft = z.output<typeof flashSaleDraft>;

const reason = singleLine(200, 4);
const proposed = z.object({ proposalId: z.string() });
/** A whole session, or one of its goods. */
const ofSession = { sessionId: idText, goodsId: idText.optional() };

export const activityShapes = {
  flashSales: shape(
    z.object({
      /** A part of the name. */
      keyword: singleLine(40).optional(),
      state: z.enum(flashSaleStates).optional(),
      kind: sessionKind.optional(),
      ...keyset,
    }),
    rowsOf(flashSaleRow),
  ),
  flashSale: shape(z.object({ sessionId: idText }), flashSaleDetail),
  flashSaleCurve: shape(z.object({ sessionId: idText }), curve),
  /** Goods by their id or the beginning of their name, for a new session. */
  flashSaleChoices: shape(
    z.object({ search: singleLine(40) }),
    z.object({
      rows: z.array(
        z.object({
          goodsId: z.string(),
          name: z.string(),
          listPriceFen: fen,
          maxPriceFen: fen,
          stockLeft: count.nullable(),
        }),
      ),
    }),
  ),
  proposeFlashSale: shape(flashSaleDraft.extend({ reason }), proposed),
  stopFlashSale: shape(z.object({ ...ofSession, reason }), noData),
  proposeFlashSaleRestart: shape(z.object({ ...ofSession, reason }), proposed),
};
