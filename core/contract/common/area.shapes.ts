import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  areaNum,
  city,
  idText,
  isoTime,
  latitude,
  singleLine,
  longitude,
  noData,
  noInput,
  notInSpec,
} from '../fields.ts';

/** 'lng,lat' as the maps service writes it; the handler receives two checked numbers. */
export const lngLat = z
  .string()
  .max(48)
  .regex(/^-?\d{1,3}(\.\d{1,16})?,-?\d{1,2}(\.\d{1,16})?$/)
  .transform((sent) => {
    const [lng, lat] = sent.split(',').map(Number);
    return { longitude: lng ?? 0, latitude: lat ?? 0 };
  })
  .pipe(z.object({ longitude, latitude }));

/** The maps service's answer; anything but info 'OK' with a regeocode means "unknown" (§5). */
export const reverseGeocode = z.object({
  info: z.string(),
  regeocode: z
    .object({
      formattedAddress: notInSpec(z.string()),
      addressComponent: z.object({
        adcode: z.string(),
        city: z.string(),
        province: z.string(),
        district: notInSpec(z.string()),
      }),
    })
    .nullable(),
});
export type ReverseGeocode = z.output<typeof reverseGeocode>;

const cities = notInSpec(z.array(city));

export const areaShapes = {
  reverseGeocode: shape(z.object({ location: lngLat, actId: idText.optional() }), reverseGeocode),
  saveLocationRefusal: shape(noInput, notInSpec(z.object({ refusedAt: isoTime }))),
  /** Data is null unless the subscriber has refused location access. */
  locationRefusal: shape(noInput, notInSpec(z.object({ refusedAt: isoTime }).nullable())),
  /** The fields after areaNum describe a city that the server's table does not have. */
  saveRecentCity: shape(
    notInSpec(
      z.object({
        areaNum,
        areaName: singleLine(32).optional(),
        province: singleLine(32, 0).optional(),
        longitude: longitude.optional(),
        latitude: latitude.optional(),
      }),
    ),
    noData,
  ),
  recommendedCities: shape(noInput, cities),
  recentCities: shape(noInput, cities),
  allCities: shape(notInSpec(z.object({ province: singleLine(16).optional() })), cities),
  searchArea: shape(z.object({ areaName: singleLine(32) }), cities),
};
