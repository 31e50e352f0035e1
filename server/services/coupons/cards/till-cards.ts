import { cardsAtShop, tillPrice, type TillCard } from '#core/rules/pay/till-price.ts';
import type { PayCode } from '#core/contract/goods/pay-code.shapes.ts';
import type { Db, Tx } from '../../../db/database.ts';

const rowsOf = (db: Db | Tx, userId: string, now: Date) =>
  db
    .selectFrom('user_coupons as c')
    .innerJoin('coupon_templates as t', 't.template_id', 'c.template_id')
    .select(['c.card_code', 'c.title', 'c.amount_fen', 'c.begins_at', 'c.expires_at'])
    .select(['t.pay_percent', 't.max_off_fen', 't.flow_mb', 't.threshold_fen', 't.categories'])
    .where('c.user_id', '=', userId)
    .where('c.state', '=', 'usable')
    .where('c.expires_at', '>', now)
    .where('t.at_tills', '=', true)
    .orderBy('c.card_code');

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const tillCard = (row: Row): TillCard => ({
  cardCode: row.card_code,
  couponName: row.title,
  couponAmt: row.amount_fen,
  payPercent: row.pay_percent,
  maxOffFen: row.max_off_fen,
  flowMb: row.flow_mb,
  thresholdFen: row.threshold_fen,
  categories: row.categories,
  beginsAt: row.begins_at.getTime(),
  expiresAt: row.expires_at.getTime(),
});

/** The subscriber's cards for tills, locked in the order that orders lock them in. */
export const lockedTillCards = async (tx: Tx, userId: string, now: Date): Promise<readonly TillCard[]> =>
  (await rowsOf(tx, userId, now).forUpdate('c').execute()).map(tillCard);

/** The cards that pay in a kind of shop now. */
export const cardsOfShop = async (
  db: Db,
  userId: string,
  categoryId: string,
  now: Date,
): Promise<readonly TillCard[]> =>
  cardsAtShop({
    cards: (await rowsOf(db, userId, now).execute()).map(tillCard),
    categoryId,
    now: now.getTime(),
  });

/** What a pay code shows of coupons: how many fit the shop, and the best for an amount that reaches every threshold. */
export async function shownCoupons(
  db: Db,
  userId: string,
  categoryId: string,
  now: Date,
): Promise<Pick<PayCode, 'couponFirst' | 'couponCount' | 'coupon'>> {
  const fitting = await cardsOfShop(db, userId, categoryId, now);
  const { card } = tillPrice({
    cards: fitting,
    categoryId,
    now: now.getTime(),
    amountFen: 100_000_000,
    terms: null,
  });
  return {
    couponFirst: card !== null,
    couponCount: fitting.length,
    coupon: card && { couponName: card.couponName, thresholdFen: card.thresholdFen },
  };
}
