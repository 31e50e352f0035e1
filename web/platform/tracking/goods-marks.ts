/** Data attributes, spread on an element. */
export type Marks = Readonly<Record<`data-${string}`, string | undefined>>;

interface MarkedGoods {
  readonly goodsId: string;
  readonly goodsName: string;
  readonly skuId: string;
  readonly recommendId?: string | undefined;
}

/** Tracking attributes of a goods card; its floor is the nearest `data-floor`. */
export const goodsMarks = ({ goodsId, goodsName, skuId, recommendId }: MarkedGoods): Marks => ({
  'data-point': goodsName,
  'data-goods': goodsId,
  'data-sku': skuId,
  'data-recommend': recommendId,
});
