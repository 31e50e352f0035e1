import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

interface Place {
  readonly cityCode?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** A shop with the keyword in its name, else one that honours the best goods; the nearest where the place is known. */
export async function suggestedShop(
  db: Db,
  keyword: string,
  { cityCode, latitude, longitude }: Place,
  supplier: string | null,
) {
  const metres =
    latitude === undefined || longitude === undefined
      ? sql<number | null>`null::integer`
      : sql<number | null>`metres_between(latitude, longitude, ${latitude}, ${longitude})::integer`;
  const isNamed = sql<boolean>`(character_ngrams(name) @> character_ngrams(${keyword}) and name ilike ${anywhere(keyword)})`;
  const row = await db
    .selectFrom('shops')
    .select(['shop_id', 'name', 'address', metres.as('metres')])
    .where((e) => e.or([isNamed, ...(supplier === null ? [] : [e('supplier', '=', supplier)])]))
    .$if(cityCode !== undefined, (q) => q.where('area_num', '=', cityCode ?? ''))
    .orderBy(sql`${isNamed} desc`)
    .orderBy(sql`metres nulls last`)
    .orderBy('sort')
    .orderBy('shop_id')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { shopCode: row.shop_id, shopName: row.name, address: row.address, distanceMeters: row.metres }
    : null;
}
