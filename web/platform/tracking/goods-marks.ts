/** Data attributes, spread on an element. */
export type Marks = Readonly<Record<`data-${string}`, string | undefined>>;

interface MarkedGoods {
  readonly goodsId: string;
  readonly goodsName: string;
  readonly skuId: string;
  readonly recommendId?: string | undefined;
}

/** What a goods card carries for the logs; its floor is the nearest element with a `data-floor`. */
export const goodsMarks = ({ goodsId, goodsName, skuId, recommendId }: MarkedGoods): Marks => ({
  'data-point': goodsName,
  'data-goods': goodsId,
  'data-sku': skuId,
  'data-recommend': recommendId,
});
