import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, idText, integer, singleLine } from '../../fields.ts';

export const goodsKind = z.enum(['virtual', 'charge', 'code', 'physical', 'external']);
export type GoodsKind = z.output<typeof goodsKind>;
/** Until when a code is refunded: until a shop used it, which shops report, or until its subscriber has seen it. */
export const codeTerms = z.enum(['until-used', 'until-shown']);
export type CodeTerms = z.output<typeof codeTerms>;
/** 'planned': its time has not come; 'stopped': an operator took it off sale; 'draft': it never was on sale. */
export const goodsState = z.enum(['on-sale', 'sold-out', 'planned', 'stopped', 'draft']);
export type GoodsState = z.output<typeof goodsState>;

export const reason = singleLine(200, 4);

/** Prices in fen, up to ¥1,000,000. */
const price = integer(0, 100_000_000);
export const priceOfSku = z.object({
  skuId: idText,
  priceFen: price,
  memberPriceFen: price.nullable(),
  originalPriceFen: price.nullable(),
  costFen: price.nullable(),
});
export type PriceOfSku = z.output<typeof priceOfSku>;

export const stockOfArea = z.object({
  skuId: z.string(),
  skuName: z.string(),
  /** '*': areas without a row of their own; null: all areas together. */
  area: z.string().nullable(),
  areaName: z.string(),
  left: count,
  /** Subscribers with a reminder for when the sku is back. */
  asked: count,
});
export type StockOfArea = z.output<typeof stockOfArea>;

export const stockRow = stockOfArea.extend({
  goodsId: z.string(),
  goodsName: z.string(),
  picUrl: z.string(),
});
export type ConsoleStockRow = z.output<typeof stockRow>;

const fileInput = z.object({
  csv: z.string().min(1).max(200_000),
  isConfirmed: z.boolean().default(false),
  reason,
});
const fileReport = z.object({
  lines: count,
  changed: count,
  faults: z.array(z.object({ line: count, fault: z.string(), cure: z.string() })),
  /** Why a second person is needed; empty: done at once. */
  reasons: z.array(z.string()),
  effects: z.array(z.string()),
  proposalId: z.string().nullable(),
  isDone: z.boolean(),
});

/** Lines of CSV files. Nothing is written unless all lines are right and it is confirmed. */
export const importShapes = {
  importPrices: shape(fileInput, fileReport),
  importStock: shape(fileInput, fileReport),
};
