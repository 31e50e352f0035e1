import type { CouponCounts } from '#core/contract/goods/coupon.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';

type HeldCounts = Omit<CouponCounts, 'waitCouponCount'>;

/** The number of the subscriber's usable coupons, in all and by kind; with an activity, of those claimed from it. */
export async function couponCounts({ db, clock }: Deps, member: Member, actId?: string): Promise<HeldCounts> {
  const counted = await db
    .selectFrom('user_coupons')
    .select((e) => [
      e.fn.countAll<number>().filterWhere('state', '=', 'usable').as('totalCouponCount'),
      e.fn
        .countAll<number>()
        .filterWhere('state', '=', 'usable')
        .filterWhere('coupon_type', '=', 'qyfd')
        .as('qyfdCouponCount'),
      e.fn
        .countAll<number>()
        .filterWhere('state', '=', 'usable')
        .filterWhere('coupon_type', '=', 'lllb')
        .as('lllbCouponCount'),
      e.fn
        .countAll<number>()
        .filterWhere('state', '=', 'usable')
        .filterWhere('coupon_type', '=', 'wzg')
        .as('wzgCouponCount'),
    ])
    .where('user_id', '=', member.userId)
    .where('state', '=', 'usable')
    .where('expires_at', '>', clock.now())
    .$if(actId !== undefined, (q) =>
      q.where('card_code', 'in', (e) =>
        e
          .selectFrom('coupon_claims')
          .select('card_code')
          .where('activity_id', '=', actId ?? '')
          .where('user_id', '=', member.userId),
      ),
    )
    .executeTakeFirstOrThrow();
  return counted;
}
