import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { rail } from '#core/contract/goods/rail.ts';
import { shopOpening } from '#core/rules/goods/shop-opening.ts';
import { mapPage, paged } from '../../db/paged.ts';
import type { Deps } from '../../deps.ts';
import { honouredGoods, placeView } from '../stores/public.ts';
import { metresTo } from './list-halls.ts';

type Call = typeof rail.stationBusinesses;

const dealsOfBusiness = 2;

/** What is around a station, nearest first where the position is known, each with the vouchers it honours. */
export async function stationBusinesses({ db, clock }: Deps, input: InputOf<Call>): Promise<DataOf<Call>> {
  const now = clock.now();
  const found = db
    .selectFrom('station_businesses as b')
    .innerJoin('stations as s', 's.station_id', 'b.station_id')
    .where('b.station_id', '=', input.stationId);
  const rows = found
    .selectAll('b')
    .select(['s.area_num', metresTo(input, 'b').as('metres')])
    .orderBy('metres', (o) => o.asc().nullsLast())
    .orderBy('b.sort')
    .orderBy('b.business_id');
  const page = await paged(input, found, rows);
  const ids = page.list.map(({ business_id }) => business_id);
  const deals = await honouredGoods(
    db,
    sql`
      select b.business_id as place_id, b.supplier, s.area_num from station_businesses b join stations s using (station_id)
      where b.business_id = any(${ids}::text[])`,
    { limit: dealsOfBusiness, now },
  );
  return mapPage(page, (row) => {
    const { isOpen, note } = shopOpening(row.open_hours, now);
    return {
      businessId: row.business_id,
      businessName: row.name,
      kindName: row.kind_name,
      ...placeView(row),
      openNow: isOpen,
      openNote: note,
      discountText: row.discount_text,
      deals: [...(deals.get(row.business_id) ?? [])],
      link: null,
    };
  });
}
