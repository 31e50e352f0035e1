import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface NearestShop {
  readonly supplier: string;
  readonly shop_id: string;
  readonly name: string;
  readonly open_hours: string;
  readonly metres: number | null;
  /** All shops of the supplier. */
  readonly shop_count: number;
}

interface Position {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** One shop of each supplier that has any: the nearest where the position is known, otherwise the first. */
export async function nearestShops(
  db: Db,
  suppliers: readonly string[],
  { latitude, longitude }: Position,
): Promise<readonly NearestShop[]> {
  if (suppliers.length === 0) return [];
  const metres =
    latitude === undefined || longitude === undefined
      ? sql<number | null>`null::double precision`
      : sql<number | null>`metres_between(latitude, longitude, ${latitude}, ${longitude})`;
  const { rows } = await sql<NearestShop>`
    select w.supplier, s.* from unnest(${suppliers}::text[]) w (supplier) cross join lateral (
      select shop_id, name, open_hours, ${metres} as metres, (count(*) over ())::int as shop_count
      from shops where supplier = w.supplier order by metres nulls last, sort, shop_id limit 1) s`.execute(
    db,
  );
  return rows;
}
