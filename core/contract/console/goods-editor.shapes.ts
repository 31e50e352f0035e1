import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, idText, integer, isoTime, noData, singleLine } from '../fields.ts';
import { sectionKinds } from '../goods/shared/section.shapes.ts';
import { goodsKind, priceOfSku, reason } from './goods/goods-fields.shapes.ts';

const paragraph = z.object({ kind: z.literal('paragraph'), text: singleLine(1_000) });
const list = z.object({ kind: z.literal('list'), items: z.array(singleLine(200)).min(1).max(30) });
const parameters = z.object({
  kind: z.literal('parameters'),
  rows: z
    .array(z.object({ name: singleLine(20), value: singleLine(100) }))
    .min(1)
    .max(40),
});
/** A section of the detail page, as it is written. */
export const sectionText = z.object({
  /** The place that it has now, with its pictures; null: it is new. */
  place: integer(1, 99).nullable(),
  kind: z.enum(sectionKinds),
  title: singleLine(20),
  blocks: z
    .array(z.discriminatedUnion('kind', [paragraph, list, parameters]))
    .min(1)
    .max(20),
});
export type SectionText = z.output<typeof sectionText>;

/** Goods that open a page of a partner are set up with its link, not here. */
export const newGoodsKind = goodsKind.exclude(['external']);

/** The cards of the editor, which a fault leads to. */
export const editorCards = ['basics', 'pictures', 'skus', 'stock', 'sections'] as const;
export const listingFault = z.object({ card: z.enum(editorCards), text: z.string() });
export type ListingFault = z.output<typeof listingFault>;

const goodsId = z.object({ goodsId: idText });
const ofSku = z.object({ goodsId: idText, skuId: idText, reason });
const price = priceOfSku.shape;
/** What became of it: done at once, or waiting for a second person. */
const outcome = z.object({ proposalId: z.string().nullable() });

export const goodsEditorShapes = {
  createGoods: shape(
    z.object({
      name: singleLine(60, 2),
      kind: newGoodsKind,
      categoryId: idText,
      /** Texts, sections and skus are taken from these goods. */
      copyOf: idText.optional(),
      reason,
    }),
    z.object({ goodsId: z.string() }),
  ),
  removeDraft: shape(goodsId.extend({ reason }), noData),
  saveSections: shape(
    goodsId.extend({ sectionsVersion: z.string().max(64), sections: z.array(sectionText).max(12), reason }),
    noData,
  ),
  addSku: shape(
    goodsId.extend({
      name: singleLine(30),
      priceFen: price.priceFen,
      memberPriceFen: price.memberPriceFen,
      originalPriceFen: price.originalPriceFen,
      costFen: price.costFen,
      /** Null: no limit. */
      stockLeft: integer(0, 1_000).nullable(),
      reason,
    }),
    z.object({ skuId: z.string(), isOnSale: z.boolean() }),
  ),
  saveSkus: shape(
    goodsId.extend({
      skusVersion: z.string().max(64),
      /** All of the goods, in their new order. */
      skus: z
        .array(z.object({ skuId: idText, name: singleLine(30) }))
        .min(1)
        .max(50),
      reason,
    }),
    noData,
  ),
  stopSku: shape(ofSku, noData),
  proposeSkuStart: shape(ofSku, outcome),
  goodsCheck: shape(goodsId, z.object({ faults: z.array(listingFault), skus: count })),
  endListing: shape(goodsId.extend({ endsAt: isoTime, reason }), noData),
};
