import type { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';

/** As on the tickets: the last 48 hours. */
const expiringMs = 48 * 3_600_000;

/** The number of the subscriber's usable coupons, and of those that expire soon. */
export async function couponNum(
  { db, clock }: Deps,
  { userId }: Member,
  { couponType }: InputOf<typeof couponActivities.couponNum>,
): Promise<DataOf<typeof couponActivities.couponNum>> {
  const now = clock.now();
  return db
    .selectFrom('user_coupons')
    .select((e) => [
      e.fn.countAll<number>().as('couponNum'),
      e.fn
        .countAll<number>()
        .filterWhere('expires_at', '<=', new Date(now.getTime() + expiringMs))
        .as('expiringCount'),
    ])
    .where('user_id', '=', userId)
    .where('state', '=', 'usable')
    .where('expires_at', '>', now)
    .$if(couponType !== undefined, (q) => q.where('coupon_type', '=', couponType ?? ''))
    .executeTakeFirstOrThrow();
}
