import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, idText, isoTime, line, ours, pageOf, paging } from '../fields.ts';
import { payMethod, payMethodIdInput } from './pay-method.shapes.ts';
import { exactPlace, shop, whereabouts } from './shop.shapes.ts';

/** The code the cashier scans: good once, for one minute. */
export const payCode = z.object({
  authCode: z.string().regex(/^\d{16,24}$/),
  expiresAt: isoTime,
  serverNow: isoTime,
  payMethod,
  couponFirst: z.boolean(),
  /** Cards that count in the chosen store. */
  couponCount: count,
  shop: shop.nullable(),
});
export type PayCode = z.output<typeof payCode>;

export const payCodeShapes = {
  payCode: shape(
    z.object({
      /** Sent in the mini-program. */
      source: z.literal('WXMINI').optional(),
      shopCode: ours(idText).optional(),
      payMethodId: ours(payMethodIdInput).optional(),
    }),
    ours(payCode),
  ),
  /** The store the page opens with; null where none is near. */
  nearestShop: shape(ours(z.object(exactPlace)), ours(z.object({ shop: shop.nullable() }))),
  nearbyShops: shape(ours(z.object({ ...exactPlace, ...paging })), ours(pageOf(shop))),
  shopList: shape(
    ours(z.object({ keyword: line(40).optional(), ...whereabouts, ...paging })),
    ours(pageOf(shop)),
  ),
  shopByCode: shape(ours(z.object({ shopCode: idText, ...whereabouts })), ours(shop)),
};
