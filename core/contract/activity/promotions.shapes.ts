import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, id, noInput } from '../fields.ts';

/** The pieces of the current period. */
const promotionUse = z.object({ promotionId: id, used: count, left: count });
export type PromotionUse = z.output<typeof promotionUse>;

export const promotionsShapes = {
  /** Those of which the subscriber used something. */
  promotionUses: shape(noInput, z.object({ list: z.array(promotionUse) })),
};
