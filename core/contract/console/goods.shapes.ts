import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, count, fen, idText, integer, isoTime, noData, noInput, singleLine } from '../fields.ts';
import { couponType } from '../goods/shared/coupon.shapes.ts';
import { keyset, rowsOf } from './fields.shapes.ts';
import { goodsFilters } from './goods/goods-bulk.shapes.ts';
import { sectionText } from './goods-editor.shapes.ts';
import {
  codeTerms,
  importShapes,
  goodsKind,
  goodsState,
  priceOfSku,
  reason,
  stockOfArea,
  stockRow,
} from './goods/goods-fields.shapes.ts';

const goodsRow = z.object({
  goodsId: z.string(),
  name: z.string(),
  picUrl: z.string(),
  kind: goodsKind,
  category: z.string(),
  priceFrom: fen,
  priceTo: fen,
  memberPriceFen: fen.nullable(),
  /** Null: no limit. */
  stockLeft: count.nullable(),
  sold30Days: count,
  /** The pieces of each of the last 30 days, today last. */
  days: z.array(z.int()),
  /** Empty: everywhere. */
  cities: z.array(z.string()),
  state: goodsState,
  listedAt: isoTime,
  /** A proposal about it waits for a second person. */
  isWaiting: z.boolean(),
});
export type ConsoleGoodsRow = z.output<typeof goodsRow>;

/** What operators write about goods. */
export const goodsTexts = z.object({
  name: singleLine(60, 2),
  subTitle: singleLine(60, 0),
  tags: z.array(singleLine(12)).max(8),
  guarantees: z.array(singleLine(20)).max(8),
  prompts: z.array(singleLine(200)).max(10),
  categoryId: z.string().max(64),
  areas: z.array(areaNum).max(20),
  couponTypes: z.array(couponType).max(4),
  limitPerOrder: integer(1, 999),
  /** The lowest level of members who may buy it; 0: everybody. */
  minLevel: integer(0, 4),
  /** The supplier whose shops honour it. */
  supplier: singleLine(40).nullable(),
  /** Of goods that are delivered as codes. */
  codeTerms,
  /** How many days from the purchase a code has; null: until the end that its supplier gave it. */
  validDays: integer(1, 1_000).nullable(),
});
export type GoodsTexts = z.output<typeof goodsTexts>;

const sku = priceOfSku.extend({
  name: z.string(),
  stockLeft: count.nullable(),
  /** The lowest price of a running or planned activity. */
  activityFen: fen.nullable(),
  /** Neither shown nor sold since then. */
  stoppedAt: isoTime.nullable(),
});
export type ConsoleSku = z.output<typeof sku>;

const activity = z.object({
  title: z.string(),
  /** The skus that it is for; empty: all. */
  skuIds: z.array(z.string()),
  priceFen: fen.nullable(),
  beginsAt: isoTime.nullable(),
  endsAt: isoTime.nullable(),
});

const detail = z.object({
  goodsId: z.string(),
  picUrl: z.string(),
  kind: goodsKind,
  sold: count,
  sold30Days: count,
  state: goodsState,
  listedAt: isoTime,
  /** When it goes off sale by itself. */
  endsAt: isoTime.nullable(),
  stop: z.object({ at: isoTime, by: z.string(), reason: z.string() }).nullable(),
  waiting: z.array(z.object({ proposalId: z.string(), kind: z.string(), by: z.string(), at: isoTime })),
  texts: goodsTexts,
  sections: z.array(sectionText),
  /** Sent back with the sections: a change in between is refused. */
  sectionsVersion: z.string(),
  skus: z.array(sku),
  /** Sent back with prices, for the same reason. */
  priceVersion: z.string(),
  skusVersion: z.string(),
  activities: z.array(activity),
});
export type ConsoleGoods = z.output<typeof detail>;

const priceChange = z.object({
  changeId: z.string(),
  at: isoTime,
  skuId: z.string(),
  skuName: z.string(),
  before: priceOfSku.omit({ skuId: true }),
  after: priceOfSku.omit({ skuId: true }),
  by: z.string(),
  /** Null: it was within what one person may do. */
  approvedBy: z.string().nullable(),
});
export type PriceChange = z.output<typeof priceChange>;

const prices = { priceVersion: z.string().max(64), prices: z.array(priceOfSku).min(1).max(50) };
/** What became of a change: done at once, or waiting for a second person. */
const outcome = z.object({ proposalId: z.string().nullable() });

const movement = z.object({
  movementId: z.string(),
  at: isoTime,
  skuName: z.string(),
  /** Null: all areas together. */
  area: z.string().nullable(),
  pieces: z.int(),
  leftAfter: count,
  reason: z.string(),
  by: z.string(),
  approvedBy: z.string().nullable(),
});
export type StockMovement = z.output<typeof movement>;

export const goodsShapes = {
  goodsList: shape(
    z.object({
      ...goodsFilters,
      ...keyset,
    }),
    rowsOf(goodsRow).extend({
      /** How many goods each tab has, without the other filters. */
      tabs: z.object({ all: count, onSale: count, soldOut: count, waiting: count, unlisted: count }),
    }),
  ),
  goodsChoices: shape(
    noInput,
    z.object({
      categories: z.array(z.object({ categoryId: z.string(), name: z.string() })),
      cities: z.array(z.object({ areaNum: z.string(), name: z.string() })),
      /** Those that have shops. */
      suppliers: z.array(z.string()),
    }),
  ),
  goodsDetail: shape(z.object({ goodsId: idText }), detail),
  saveGoods: shape(
    z.object({
      goodsId: idText,
      /** The texts that the editor began with: a change in between is refused. */
      before: goodsTexts,
      texts: goodsTexts,
      reason,
    }),
    noData,
  ),
  unlistGoods: shape(z.object({ goodsId: idText, reason }), noData),
  proposeListing: shape(
    z.object({ goodsId: idText, listAt: isoTime.optional(), endAt: isoTime.optional(), reason }),
    outcome,
  ),
  priceHistory: shape(z.object({ goodsId: idText, ...keyset }), rowsOf(priceChange)),
  tryPrice: shape(
    z.object(prices),
    z.object({
      verdict: z.enum(['same', 'at-once', 'ask', 'refused']),
      /** Why a second person is needed, or why it is refused. */
      reasons: z.array(z.string()),
      effects: z.array(z.string()),
      /** What the pieces of yesterday brought, and would bring less or more. */
      yesterday: z.object({ pieces: count, paidFen: z.int(), changeFen: z.int() }),
    }),
  ),
  proposePrice: shape(z.object({ ...prices, reason }), outcome),
  ...importShapes,
  stockList: shape(
    z.object({
      keyword: singleLine(40).optional(),
      below: integer(1, 1_000_000).optional(),
      area: z.union([areaNum, z.literal('*')]).optional(),
      ...keyset,
    }),
    rowsOf(stockRow),
  ),
  areaStock: shape(z.object({ goodsId: idText }), z.object({ rows: z.array(stockOfArea) })),
  stockMovements: shape(z.object({ goodsId: idText, ...keyset }), rowsOf(movement)),
  proposeStock: shape(
    z.object({
      goodsId: idText,
      changes: z
        .array(
          z.object({
            skuId: idText,
            /** Null: the stock of the sku in all areas together. */
            area: z.union([areaNum, z.literal('*')]).nullable(),
            pieces: integer(-1_000_000, 1_000_000),
          }),
        )
        .min(1)
        .max(100),
      reason,
    }),
    outcome,
  ),
};
