import { z } from 'zod';
import { isoTime, picUrl } from '../../fields.ts';
import { couponType } from './coupon.shapes.ts';

/** What the subscriber owns and what ends first: a code, lounge visits, a membership or a coupon. */
export const endingThing = z.object({
  kind: z.enum(['voucher', 'pass', 'membership', 'coupon']),
  name: z.string(),
  /** Empty: that of its kind. */
  picUrl,
  endsAt: isoTime,
  /** The order of a code, the visit that is reserved, the card of a coupon; empty where there is none. */
  reference: z.string().max(64),
  hall: z.enum(['rail', 'airport']).nullable(),
  couponType: couponType.nullable(),
});
export type EndingThing = z.output<typeof endingThing>;
