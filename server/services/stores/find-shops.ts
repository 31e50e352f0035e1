import { sql, type SelectQueryBuilder } from 'kysely';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { LocalChannel } from '#core/contract/goods/local-life.shapes.ts';
import { areaFromAdcode } from '#core/rules/location/area-from-adcode.ts';
import { boxAround } from '#core/rules/location/coordinates/box-around.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { Db } from '../../db/database.ts';
import { paged, type Page, type PageInput } from '../../db/paged.ts';
import type { Tables } from '../../db/schema.ts';
import type { ShopRow } from './shop-view.ts';

/** Filters of shops; all are optional. */
export interface ShopsInput {
  readonly shopCode?: string | undefined;
  readonly channel?: LocalChannel | undefined;
  readonly categoryId?: string | undefined;
  readonly keyword?: string | undefined;
  /** Shops with goods in stock that accept such a coupon. */
  readonly couponType?: CouponType | undefined;
  /** Open at this instant. */
  readonly openAt?: Date | undefined;
  readonly cityCode?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  /** Needs the coordinates. */
  readonly withinMetres?: number | undefined;
  readonly sort?: 'distance' | 'score' | undefined;
  /** Shops that are closed at this instant are the last. */
  readonly closedLastAt?: Date | undefined;
}

type Shops = SelectQueryBuilder<
  Tables & { s: Tables['shops']; c: Tables['shop_categories'] },
  's' | 'c',
  object
>;

const timeOf = (at: Date): string => chinaMinute(at).slice(-5);

/** Null unless both coordinates are given. */
const metresFrom = ({ latitude, longitude }: ShopsInput) =>
  latitude === undefined || longitude === undefined
    ? sql<number | null>`null::double precision`
    : sql<number | null>`metres_between(s.latitude, s.longitude, ${latitude}, ${longitude})`;

/** The shops that match, unordered. */
export function fittingShops(db: Db, input: ShopsInput): Shops {
  const { shopCode, channel, categoryId, keyword, couponType, openAt, cityCode } = input;
  let found: Shops = db
    .selectFrom('shops as s')
    .innerJoin('shop_categories as c', 'c.category_id', 's.category_id');
  if (shopCode !== undefined) found = found.where('s.shop_id', '=', shopCode);
  if (channel !== undefined) found = found.where('c.channel', '=', channel);
  if (categoryId !== undefined) found = found.where('s.category_id', '=', categoryId);
  if (cityCode !== undefined)
    found = found.where('s.area_num', '=', areaFromAdcode({ adcode: cityCode }).areaNum);
  if (openAt !== undefined) found = found.where(sql<boolean>`is_open_at(s.open_hours, ${timeOf(openAt)})`);
  if (couponType !== undefined)
    found = found.where(
      sql<boolean>`exists (select from goods g where g.supplier = s.supplier and g.in_stock and g.coupon_types @> ${[couponType]}::text[])`,
    );
  if (keyword !== undefined) {
    const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
    found = found.where((e) =>
      e.or([
        e('s.name', 'ilike', like),
        e('s.address', 'ilike', like),
        e('c.name', 'ilike', like),
        e('s.supplier', 'in', (q) =>
          q
            .selectFrom('goods')
            .select('supplier')
            .where('supplier', 'is not', null)
            .where('name', 'ilike', like)
            .$castTo<{ supplier: string }>(),
        ),
      ]),
    );
  }
  return within(found, input);
}

/** The index on positions selects the box; the distance decides. */
function within(found: Shops, input: ShopsInput): Shops {
  const { latitude, longitude, withinMetres } = input;
  if (withinMetres === undefined || latitude === undefined || longitude === undefined) return found;
  const { south, north, west, east } = boxAround({ latitude, longitude }, withinMetres);
  return found
    .where('s.latitude', '>=', south)
    .where('s.latitude', '<=', north)
    .where('s.longitude', '>=', west)
    .where('s.longitude', '<=', east)
    .where(metresFrom(input), '<=', withinMetres);
}

/** A page of shops, nearest first where the position is known, or best rated first. */
export function findShops(db: Db, input: ShopsInput & PageInput): Promise<Page<ShopRow>> {
  const shops = fittingShops(db, input);
  const rows = shops
    .selectAll('s')
    .select(['c.name as category_name', 'c.channel', metresFrom(input).as('metres')])
    .$if(input.closedLastAt !== undefined, (q) =>
      q.orderBy(sql<boolean>`is_open_at(s.open_hours, ${timeOf(input.closedLastAt ?? new Date(0))})`, 'desc'),
    )
    .$if(input.sort === 'score', (q) => q.orderBy('s.score_tenths', 'desc'))
    .orderBy('metres', (o) => o.asc().nullsLast())
    .orderBy('s.sort')
    .orderBy('s.shop_id');
  return paged(input, shops, rows);
}
