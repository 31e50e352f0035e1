import { couponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import { cardCounts, cardStatusOf } from '../../coupons/public.ts';

const shown = 50;

/** Cards counted by kind, and those that end last. Their codes stay with their owner. */
export async function subscriberCoupons(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<DataOf<typeof subscriberDesk.subscriberCoupons>> {
  const now = clock.now();
  const [counts, rows] = await Promise.all([
    cardCounts(db, userId, now),
    db
      .selectFrom('user_coupons as c')
      .select(['c.title', 'c.coupon_type', 'c.amount_fen', 'c.begins_at', 'c.expires_at'])
      .select(cardStatusOf(now).as('status'))
      .where('c.user_id', '=', userId)
      .orderBy('c.expires_at', 'desc')
      .orderBy('c.card_code')
      .limit(shown)
      .execute(),
  ]);
  return {
    kinds: couponType.options.map((each) => ({
      couponType: each,
      usable: counts('usable', each).cards,
      endsSoon: counts('usable', each).expiring,
      used: counts('used', each).cards,
      expired: counts('expired', each).cards,
    })),
    rows: rows.map((row) => ({
      title: row.title,
      couponType: row.coupon_type,
      amountFen: row.amount_fen,
      state: row.status,
      beginsAt: row.begins_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
  };
}
