import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { areaNum, latitude, longitude, noData, notInSpec, singleLine } from '../fields.ts';

const sent = z.union([z.string().max(24), z.number()]);

export const userLocationShapes = {
  /** The page sends the coordinates as text with seven decimals; the handler receives numbers. */
  saveUserLocation: shape(
    z.object({
      cityCode: areaNum,
      /** Stored for a city that the server's table does not have. */
      areaName: notInSpec(singleLine(32)).optional(),
      longitude: sent.pipe(longitude),
      latitude: sent.pipe(latitude),
    }),
    noData,
  ),
};
