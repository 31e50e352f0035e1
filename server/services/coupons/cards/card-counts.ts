import { sql } from 'kysely';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { CouponTab } from '#core/contract/goods/coupons.shapes.ts';
import type { Db } from '../../../db/database.ts';

/** As on the tickets: the last 48 hours. */
const expiringMs = 48 * 3_600_000;

export type CardStatus = CouponTab | 'reserved';

/** How a card counts and is listed, everywhere. One that is reserved for an unpaid order cannot be used: it is listed after the usable ones and not counted with them. */
export const cardStatusOf = (now: Date, card = 'c') => {
  const [state, expiresAt] = [sql.ref(`${card}.state`), sql.ref(`${card}.expires_at`)];
  return sql<CardStatus>`case
    when ${state} = 'reserved' then 'reserved'
    when ${state} = 'used' then 'used'
    when ${state} = 'expired' or (${state} = 'usable' and ${expiresAt} <= ${now}) then 'expired'
    else 'usable' end`;
};

/** Counts a subscriber's cards by status and type, of an activity where one is given: for every page that shows a number of coupons. */
export async function cardCounts(db: Db, userId: string, now: Date, actId?: string): Promise<CountCards> {
  const rows = await db
    .selectFrom('user_coupons as c')
    .select((e) => [
      cardStatusOf(now).as('card_status'),
      'c.coupon_type',
      e.fn.countAll<number>().as('cards'),
    ])
    .select((e) =>
      e.fn
        .countAll<number>()
        .filterWhere('c.expires_at', '<=', new Date(now.getTime() + expiringMs))
        .as('expiring'),
    )
    .where('c.user_id', '=', userId)
    .$if(actId !== undefined, (q) =>
      q.where('c.card_code', 'in', (e) =>
        e
          .selectFrom('coupon_claims')
          .select('card_code')
          .where('activity_id', '=', actId ?? '')
          .where('user_id', '=', userId),
      ),
    )
    .groupBy(['card_status', 'c.coupon_type'])
    .execute();
  return (status, couponType) => {
    const counted = rows.filter(
      (row) => row.card_status === status && (couponType === undefined || row.coupon_type === couponType),
    );
    return {
      cards: counted.reduce((sum, { cards }) => sum + cards, 0),
      expiring: counted.reduce((sum, { expiring }) => sum + expiring, 0),
    };
  };
}

export type CountCards = (
  status: CardStatus,
  couponType?: CouponType,
) => { readonly cards: number; readonly expiring: number };
