import { z } from 'zod';
import { count, fen, id } from '../../fields.ts';

/** Whom a promotion is for, when it runs, and how much of it one subscriber gets. */
const scope = {
  promotionId: id,
  /** Levels that have it; empty: all, guests too. */
  levels: z.array(z.int()).readonly(),
  /** Cities it runs in; empty: all. */
  cities: z.array(z.string()).readonly(),
  /** Milliseconds; null: no limit. */
  beginsAt: z.int().nullable(),
  endsAt: z.int().nullable(),
  /** Pieces for one subscriber in the period; null: no limit. */
  perPerson: count.nullable(),
  period: z.enum(['month', 'all']),
  /** It ends when its budget is spent. */
  hasBudget: z.boolean(),
};

/** From so many pieces, or orders of the month, this percentage of the price is paid; in ascending order. */
const tiers = z.array(z.object({ from: count, percent: count }).readonly()).readonly();

/** A promotion as goods carry it. */
export const promotion = z.discriminatedUnion('kind', [
  /** Another price for one sku, or for every sku of the goods. */
  z
    .object({
      ...scope,
      kind: z.literal('price'),
      title: z.string(),
      skuId: id.nullable(),
      priceFen: fen,
      /** Of a flash sale: the right type (§6) that members need; guests learn it when they sign in. */
      rightType: z.int().optional(),
    })
    .readonly(),
  /** Every n-th piece costs a percentage; 0: nothing. `unit` is the measure word, such as 杯. */
  z.object({ ...scope, kind: z.literal('nth'), nth: count, percent: count, unit: z.string() }).readonly(),
  /** A percentage by the pieces of the order. */
  z.object({ ...scope, kind: z.literal('pieces'), tiers }).readonly(),
  /** A percentage by the subscriber's orders of the month. */
  z.object({ ...scope, kind: z.literal('orders'), tiers }).readonly(),
  /** A gift for each piece, as a line of the same order. */
  z
    .object({
      ...scope,
      kind: z.literal('gift'),
      giftSkuId: id,
      giftName: z.string(),
      giftFen: fen,
      pieces: count,
    })
    .readonly(),
  /** Chances of a lottery for the order. */
  z.object({ ...scope, kind: z.literal('chances'), lotteryId: id, chances: count }).readonly(),
]);
export type Promotion = z.output<typeof promotion>;
