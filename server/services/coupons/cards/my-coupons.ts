import type { coupons } from '#core/contract/goods/coupons.ts';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import { couponPurpose } from '#core/rules/coupons/coupon-purpose.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../db/database.ts';
import { mapPage } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { cardsOfShop } from './till-cards.ts';
import { oneShop } from '../../stores/public.ts';
import { couponView } from './coupon-view.ts';
import { cardCounts, type CardStatus } from './card-counts.ts';
import { cardPage, categoryNames, scopeOf } from './tables.ts';

type Call = typeof coupons.myCoupons;

/** The subscriber's cards of one tab, with the counts of every tab and of the types in this one. */
export async function myCoupons(
  { db, clock }: Deps,
  { userId }: Member,
  { tab, couponType, shopCode, stacked, ...page }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const cardCodes =
    shopCode === undefined
      ? undefined
      : (await atShop(db, userId, shopCode, now)).map(({ cardCode }) => cardCode);
  const [cards, counts] = await Promise.all([
    cardPage(db, { userId, now, tab, couponType, cardCodes, stacked }, page),
    cardCounts(db, userId, now),
  ]);
  const names = stacked
    ? await categoryNames(db, [...new Set(cards.list.flatMap(({ categories }) => categories ?? []))])
    : new Map<string, string>();
  const inTab = (status: CardStatus) => counts(status).cards;
  const ofType = (name: CouponType) => counts(tab, name).cards;
  return {
    ...mapPage(cards, (row) => ({
      ...couponView(row, now),
      ...(stacked && { purpose: couponPurpose(scopeOf(row), names), count: row.alike }),
    })),
    tabCounts: {
      usable: inTab('usable'),
      reserved: inTab('reserved'),
      used: inTab('used'),
      expired: inTab('expired'),
    },
    typeCounts: { qyfd: ofType('qyfd'), lllb: ofType('lllb'), wzg: ofType('wzg'), cash: ofType('cash') },
  };
}

async function atShop(db: Db, userId: string, shopCode: string, now: Date) {
  const { category_id } = await oneShop(db, { shopCode });
  return cardsOfShop(db, userId, category_id, now);
}
