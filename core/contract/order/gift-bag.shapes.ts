import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, month, noInput, notInSpec } from '../fields.ts';

export const giftBagShapes = {
  /** Data packages claimed in this cycle, and how many are left. */
  trafficBagCount: shape(noInput, notInSpec(z.object({ haveCount: count, leftCount: count, month }))),
};
