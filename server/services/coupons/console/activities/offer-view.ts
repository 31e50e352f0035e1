import type { Selectable } from 'kysely';
import type { CouponOfferRow } from '#core/contract/console/coupons/coupons.shapes.ts';
import type { CouponActivities, CouponOffers } from '../../../../db/schema/coupons.ts';

type Row = Pick<
  Selectable<CouponActivities>,
  'activity_id' | 'title' | 'is_on' | 'begins_at' | 'ends_at' | 'budget_fen' | 'spent_fen'
> &
  Pick<Selectable<CouponOffers>, 'stock' | 'taken'>;

/** A coupon in one of its activities. */
export const offerView = (row: Row): Omit<CouponOfferRow, 'waitingActs'> => ({
  activityId: row.activity_id,
  title: row.title,
  isOn: row.is_on,
  beginsAt: row.begins_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  stock: row.stock,
  taken: row.taken,
  budgetFen: row.budget_fen,
  spentFen: row.spent_fen,
});
