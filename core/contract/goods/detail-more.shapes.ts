import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, count, fen, idText } from '../fields.ts';
import { goodsCard } from './shared/goods-card.shapes.ts';

export const detailMoreShapes = {
  boughtTogether: shape(z.object({ skuId: idText }), z.object({ list: z.array(goodsCard) })),
  cityStock: shape(
    z.object({ skuId: idText, cityCode: areaNum }),
    z.object({
      deliverable: z.boolean(),
      /** null where the number is unknown. */
      stockLeft: count.nullable(),
      /** Empty where it can be delivered. */
      reason: z.string(),
      freightFen: fen,
    }),
  ),
};
