import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  areaNum,
  count,
  id,
  idText,
  isoTime,
  latitude,
  singleLine,
  longitude,
  notInSpec,
  pageOf,
  paging,
  picUrl,
  timestamp,
} from '../fields.ts';
import { right } from './rights.shapes.ts';

/** A shop where a right from the blessing bag can be used. */
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
  /** null when the subscriber's location is unknown. */
  distanceMeters: count.nullable(),
});
export type RightsShop = z.output<typeof rightsShop>;

/** A right in the bag, with the product ids a claim request needs. */
export const bagRight = right.extend({ productId: id, productName: z.string(), subscriptionId: id });
export type BagRight = z.output<typeof bagRight>;

export const blessingBag = z.object({
  /** Rights claimable now, as far as their groups' quotas allow. */
  usableCount: count,
  /** Rights claimable later: from a time this month, or next month. */
  waitCount: count,
  /** When the next right opens, including claimed ones next month; the page counts down to it. */
  nextAt: isoTime.nullable(),
  rightsList: z.array(bagRight),
});
export type BlessingBag = z.output<typeof blessingBag>;

export const blessingBagShapes = {
  blessingBag: shape(z.object({ timestamp }), notInSpec(blessingBag)),
  blessingBagShops: shape(
    notInSpec(
      z.object({
        categoryId: idText.optional(),
        rightsId: idText.optional(),
        /** Limits the list to shops for the rights of one product family. */
        family: idText.optional(),
        keyword: singleLine(32).optional(),
        areaNum: areaNum.optional(),
        longitude: longitude.optional(),
        latitude: latitude.optional(),
        ...paging,
      }),
    ),
    notInSpec(pageOf(rightsShop)),
  ),
  blessingBagCategories: shape(
    notInSpec(z.object({ family: idText.optional() })),
    notInSpec(z.array(z.object({ categoryId: id, categoryName: z.string(), iconUrl: picUrl }))),
  ),
  blessingBagProtocol: shape(
    z.object({ timestamp }),
    notInSpec(
      z.object({ templateId: id, version: z.string(), title: z.string(), agreedAt: isoTime.nullable() }),
    ),
  ),
};
