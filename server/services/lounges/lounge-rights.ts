import type { DataOf } from '#core/contract/endpoint.ts';
import type { rail } from '#core/contract/goods/rail.ts';
import type { HallKind } from '#core/contract/goods/rail.shapes.ts';
import { isListed } from '../../db/is-listed.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../../http/call.ts';
import { goodsCard } from '../catalogue/public.ts';
import { couponView, ownedCards } from '../coupons/public.ts';
import { grantVisits } from './grant-visits.ts';
import { ownedVisits, loungeRightView } from './owned-visits.ts';

const maxCoupons = 6;

/** The visits the subscriber holds, the lounge goods, and the coupons that pay for them. */
export async function loungeRights(
  { db, clock }: Deps,
  { userId }: Member,
  kind: HallKind | undefined,
): Promise<DataOf<typeof rail.loungeRights>> {
  const now = clock.now();
  await grantVisits(db, userId);
  const [rights, cards, goods] = await Promise.all([
    ownedVisits(db, userId, now),
    ownedCards(db, userId, now),
    db
      .selectFrom('goods as g')
      .selectAll('g')
      .where(isListed(now))
      .where('g.goods_id', 'in', (q) =>
        q
          .selectFrom('lounge_products as p')
          .innerJoin('skus as s', 's.sku_id', 'p.sku_id')
          .select('s.goods_id')
          .$if(kind !== undefined, (some) => some.where('p.kind', '=', kind ?? 'rail')),
      )
      .orderBy('g.sort')
      .execute(),
  ]);
  const payable = new Set(goods.flatMap(({ coupon_types }) => coupon_types as readonly string[]));
  const paying = cards.filter(({ coupon_type }) => payable.has(coupon_type));
  return {
    rights: rights.filter((right) => kind === undefined || right.kind === kind).map(loungeRightView),
    coupons: paying.slice(0, maxCoupons).map((card) => couponView(card, now)),
    couponCount: paying.length,
    goodsList: goods.map((row) => goodsCard(row, { now })),
  };
}
