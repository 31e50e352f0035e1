import { z } from 'zod';
import { areaNum, count, id, latitude, longitude, picUrl } from '../../fields.ts';

/** Where the subscriber is, for the distance alone. */
export const optionalPosition = { latitude: latitude.optional(), longitude: longitude.optional() };
/** The subscriber's location, if the page knows it. */
export const optionalLocation = { cityCode: areaNum.optional(), ...optionalPosition };
/** The subscriber's location, for calls that need it. */
export const requiredLocation = { cityCode: areaNum.optional(), latitude, longitude };

/** Address, coordinates and contact of a store, lounge or business. */
export const venueFields = {
  address: z.string(),
  cityCode: areaNum,
  latitude: z.number(),
  longitude: z.number(),
  distanceMeters: count.nullable(),
  phone: z.string().nullable(),
  openHours: z.string(),
};

/** A store of a merchant, with its discount. */
export const shop = z
  .object({
    shopCode: id,
    shopName: z.string(),
    merchantName: z.string(),
    ...venueFields,
    picUrl,
    /** Such as 满100减8; null where the store gives no discount. */
    discountText: z.string().nullable(),
  })
  .meta({ id: 'Shop' });
export type Shop = z.output<typeof shop>;
