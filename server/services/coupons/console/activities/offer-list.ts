import { sql } from 'kysely';
import type { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../../db/database.ts';
import { pageByTime } from '../../../../db/keyset-page.ts';
import { cityNameOf } from '../../../platform/public.ts';
import { offerView } from './offer-view.ts';

/** Every coupon of every activity, those of the activity that begins last first. */
export async function offerList(
  db: Db,
  { search, ...input }: InputOf<typeof couponConsole.couponOffers>,
): Promise<DataOf<typeof couponConsole.couponOffers>> {
  const matching = () => {
    const offers = db
      .selectFrom('coupon_offers as o')
      .innerJoin('coupon_activities as a', 'a.activity_id', 'o.activity_id')
      .innerJoin('coupon_templates as t', 't.template_id', 'o.template_id')
      .select(sql<string>`o.activity_id || ':' || o.template_id`.as('offer_key'))
      .select(['a.activity_id', 'a.title', 'a.is_on', 'a.begins_at', 'a.ends_at', 'a.budget_fen'])
      .select(['a.spent_fen', 'a.kind', 'a.areas', 'o.stock', 'o.taken', 'o.period', 'o.limit_per_person'])
      .select(['o.min_level', 't.template_id', 't.title as coupon', 't.version']);
    return search === undefined
      ? offers
      : offers.where('t.title', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`);
  };
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows: db.selectFrom(matching().as('offers')).selectAll(),
      by: ['begins_at', 'offer_key'],
      keyOf: ({ begins_at, offer_key }) => [begins_at, offer_key],
      counted: matching,
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      ...offerView(row),
      templateId: row.template_id,
      coupon: row.coupon,
      version: row.version,
      place: row.kind,
      cities: row.areas.map(cityNameOf),
      period: row.period,
      limitPerPerson: row.limit_per_person,
      minLevel: row.min_level,
    })),
  };
}
