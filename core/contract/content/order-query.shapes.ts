import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, id, idText, isoTime, maskedMobile, orderState, notInSpec, picUrl } from '../fields.ts';

/** An order as the campaign pages show it; a claim or an exchange has no goods and no price. */
export const orderDetail = z.object({
  orderId: id,
  state: orderState,
  stateName: z.string(),
  goodsId: id.nullable(),
  skuId: id.nullable(),
  rightsId: id.nullable(),
  goodsName: z.string(),
  skuName: z.string(),
  picUrl,
  quantity: count,
  benefitMobile: maskedMobile.nullable(),
  /** The price line by line; the last one is the amount paid. */
  priceLines: z.array(z.object({ label: z.string(), amountFen: fen })),
  payableFen: fen,
  payMethodName: z.string(),
  createdAt: isoTime,
  payBefore: isoTime.nullable(),
  /** Codes or links delivered by the order. */
  deliveries: z.array(z.object({ label: z.string(), content: z.string() })),
  log: z.array(z.object({ state: orderState, note: z.string(), at: isoTime })),
});
export type OrderDetail = z.output<typeof orderDetail>;

export const orderQueryShapes = {
  orderDetail: shape(notInSpec(z.object({ orderId: idText })), notInSpec(orderDetail)),
};
