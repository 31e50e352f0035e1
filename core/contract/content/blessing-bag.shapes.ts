import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  areaNum,
  count,
  id,
  idText,
  isoTime,
  latitude,
  line,
  longitude,
  ours,
  pageOf,
  paging,
  picUrl,
  timestamp,
} from '../fields.ts';
import { right } from './rights.shapes.ts';

/** A shop where a right from the bag is honoured. */
export const rightsShop = z.object({
  shopId: id,
  shopName: z.string(),
  picUrl,
  categoryName: z.string(),
  address: z.string(),
  phone: z.string(),
  openHours: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** null when the subscriber's place is unknown. */
  distanceMeters: count.nullable(),
});
export type RightsShop = z.output<typeof rightsShop>;

/** A right of the bag, with the product it comes from: what a claim needs to name it. */
export const bagRight = right.extend({ productId: id, productName: z.string(), subscriptionId: id });
export type BagRight = z.output<typeof bagRight>;

export const blessingBag = z.object({
  /** To be claimed now. */
  usableCount: count,
  /** To be claimed later: from an hour of this month, or with the next one. */
  waitCount: count,
  /** When the next of them opens, claimed ones anew with the month; the page counts down to it. */
  nextAt: isoTime.nullable(),
  rightsList: z.array(bagRight),
});
export type BlessingBag = z.output<typeof blessingBag>;

export const blessingBagShapes = {
  blessingBag: shape(z.object({ timestamp }), ours(blessingBag)),
  blessingBagShops: shape(
    ours(
      z.object({
        categoryId: idText.optional(),
        rightsId: idText.optional(),
        /** Shops that honour the rights of one family of products. */
        family: idText.optional(),
        keyword: line(32).optional(),
        areaNum: areaNum.optional(),
        longitude: longitude.optional(),
        latitude: latitude.optional(),
        ...paging,
      }),
    ),
    ours(pageOf(rightsShop)),
  ),
  blessingBagCategories: shape(
    ours(z.object({ family: idText.optional() })),
    ours(z.array(z.object({ categoryId: id, categoryName: z.string(), iconUrl: picUrl }))),
  ),
  blessingBagProtocol: shape(
    z.object({ timestamp }),
    ours(z.object({ templateId: id, version: z.string(), title: z.string(), agreedAt: isoTime.nullable() })),
  ),
};
