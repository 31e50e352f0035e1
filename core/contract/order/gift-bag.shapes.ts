import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, month, nothing, ours } from '../fields.ts';

export const giftBagShapes = {
  /** Traffic gift bags taken in this cycle, and how many more may be. */
  trafficBagCount: shape(nothing, ours(z.object({ haveCount: count, leftCount: count, month }))),
};
