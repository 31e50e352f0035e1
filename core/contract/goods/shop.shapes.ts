import { z } from 'zod';
import { areaNum, count, id, latitude, longitude, picUrl } from '../fields.ts';

/** Where the subscriber stands, if the page knows. */
export const whereabouts = {
  cityCode: areaNum.optional(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
};
/** Where the subscriber stands, for calls that mean nothing without it. */
export const exactPlace = { cityCode: areaNum.optional(), latitude, longitude };

/** A place one can walk to. */
export const spot = {
  address: z.string(),
  cityCode: areaNum,
  latitude: z.number(),
  longitude: z.number(),
  distanceMeters: count.nullable(),
  phone: z.string().nullable(),
  openHours: z.string(),
};

/** A store of a merchant, with what it takes off. */
export const shop = z
  .object({
    shopCode: id,
    shopName: z.string(),
    merchantName: z.string(),
    ...spot,
    picUrl,
    /** Such as 满100减8; null where the store takes nothing off. */
    discountText: z.string().nullable(),
  })
  .meta({ id: 'Shop' });
export type Shop = z.output<typeof shop>;
