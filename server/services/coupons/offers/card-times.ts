import type { Selectable } from 'kysely';
import { cardBegin, cardExpiry } from '#core/rules/coupons/coupon-offer.ts';
import type { CouponTemplates } from '../../../db/schema/coupons.ts';

type Validity = Pick<Selectable<CouponTemplates>, 'valid_days' | 'valid_from' | 'valid_until'>;

/** From when and until when a card can be used that is received now. */
export const cardTimes = ({ valid_days, valid_from, valid_until }: Validity, now: Date) => ({
  begins_at: cardBegin({ validFrom: valid_from }, now),
  expires_at: cardExpiry({ validDays: valid_days, validUntil: valid_until }, now),
});

/** What the sentence about it is made of. */
export const validityOf = ({ valid_days, valid_from, valid_until }: Validity) => ({
  validDays: valid_days,
  validFrom: valid_from,
  validUntil: valid_until,
});
