import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, fen, idText, isoTime, singleLine, notInSpec, pageOf, paging } from '../fields.ts';
import { payMethod, payMethodIdInput } from './shared/pay-method.shapes.ts';
import { optionalLocation, optionalPosition, requiredLocation, shop } from './shared/shop.shapes.ts';

/** The code the cashier scans: valid once, for one minute. */
export const payCode = z.object({
  authCode: z.string().regex(/^\d{16,24}$/),
  expiresAt: isoTime,
  serverNow: isoTime,
  payMethod,
  couponFirst: z.boolean(),
  /** Coupons usable in the chosen store. */
  couponCount: count,
  /** The best of them; paid with first. */
  coupon: z.object({ couponName: z.string(), thresholdFen: fen }).nullable(),
  shop: shop.nullable(),
});
export type PayCode = z.output<typeof payCode>;

export const payCodeShapes = {
  payCode: shape(
    z.object({
      /** Sent in the mini-program. */
      source: z.literal('WXMINI').optional(),
      shopCode: notInSpec(idText).optional(),
      payMethodId: notInSpec(payMethodIdInput).optional(),
    }),
    notInSpec(payCode),
  ),
  /** The store selected first; null where none is near. */
  nearestShop: shape(notInSpec(z.object(requiredLocation)), notInSpec(z.object({ shop: shop.nullable() }))),
  nearbyShops: shape(notInSpec(z.object({ ...requiredLocation, ...paging })), notInSpec(pageOf(shop))),
  shopList: shape(
    notInSpec(z.object({ keyword: singleLine(40).optional(), ...optionalLocation, ...paging })),
    notInSpec(pageOf(shop)),
  ),
  shopByCode: shape(notInSpec(z.object({ shopCode: idText, ...optionalPosition })), notInSpec(shop)),
};
