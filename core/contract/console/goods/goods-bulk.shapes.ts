import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { areaNum, count, idText, integer, singleLine } from '../../fields.ts';
import { couponType } from '../../goods/shared/coupon.shapes.ts';
import { fieldChange, keyset, rowsOf } from '../fields.shapes.ts';
import { goodsKind, reason } from './goods-fields.shapes.ts';

/** The filters of the list of goods. */
export const goodsFilters = {
  tab: z.enum(['all', 'on-sale', 'sold-out', 'waiting', 'unlisted']).default('all'),
  keyword: singleLine(40).optional(),
  kind: goodsKind.optional(),
  categoryId: idText.optional(),
  city: areaNum.optional(),
  couponType: couponType.optional(),
  stockBelow: integer(1, 1_000_000).optional(),
  soldFrom: integer(1, 1_000_000).optional(),
  /** These alone, with commas between their ids. */
  goodsIds: singleLine(4_000).optional(),
};

const chosen = { goodsIds: z.array(idText).min(1).max(50), reason };
/** What became of each goods. */
const outcomes = z.object({
  outcomes: z.array(
    z.object({
      goodsId: z.string(),
      result: z.enum(['done', 'proposed', 'refused']),
      text: z.string(),
    }),
  ),
});
export type GoodsOutcomes = z.output<typeof outcomes>['outcomes'];

const label = singleLine(12);
/** Labels that are added and taken away, and the coupons that pay for the goods; null: they stay. */
export const bulkTextsShape = z.object({
  goodsIds: chosen.goodsIds,
  addTags: z.array(label).max(8),
  removeTags: z.array(label).max(8),
  couponTypes: z.array(couponType).max(4).nullable(),
});
export type BulkTexts = z.output<typeof bulkTextsShape>;

/** A sku in the file that goods are exported to and imported from. */
const fileRow = z.object({
  goodsId: z.string(),
  name: z.string(),
  kind: goodsKind,
  categoryId: z.string(),
  subTitle: z.string(),
  tags: z.array(z.string()),
  areas: z.array(z.string()),
  limitPerOrder: count,
  minLevel: count,
  supplier: z.string().nullable(),
  /** Null: goods without skus. */
  sku: z
    .object({
      skuId: z.string(),
      name: z.string(),
      priceFen: count,
      memberPriceFen: count.nullable(),
      originalPriceFen: count.nullable(),
      costFen: count.nullable(),
    })
    .nullable(),
});
export type GoodsFileRow = z.output<typeof fileRow>;

export const goodsBulkShapes = {
  bulkUnlist: shape(z.object(chosen), outcomes),
  bulkList: shape(z.object(chosen), outcomes),
  bulkEdit: shape(
    z.object({
      ...chosen,
      categoryId: idText.optional(),
      limitPerOrder: integer(1, 999).optional(),
    }),
    outcomes,
  ),
  /** Changes nothing. */
  tryBulkTexts: shape(
    bulkTextsShape,
    z.object({
      changes: z.array(fieldChange),
      effects: z.array(z.string()),
      /** Goods that cannot become so; with one of them nothing can be proposed. */
      faults: z.array(z.object({ goodsId: z.string(), text: z.string() })),
    }),
  ),
  proposeBulkTexts: shape(bulkTextsShape.extend({ reason }), z.object({ proposalId: z.string() })),
  goodsFile: shape(z.object({ ...goodsFilters, ...keyset }), rowsOf(fileRow)),
  importGoods: shape(
    z.object({
      csv: z.string().min(1).max(500_000),
      fileName: singleLine(80),
      isConfirmed: z.boolean().default(false),
      reason,
    }),
    z.object({
      goods: count,
      created: count,
      changed: count,
      faults: z.array(z.object({ line: count, fault: z.string(), cure: z.string() })),
      /** Prices that a second person decides about. */
      reasons: z.array(z.string()),
      /** The task that writes them; null: nothing is written yet. */
      taskId: z.string().nullable(),
    }),
  ),
};
