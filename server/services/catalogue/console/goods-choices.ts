import { sql } from 'kysely';
import type { goods } from '#core/contract/console/goods.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { cities } from '#core/rules/location/cities.ts';
import type { Db } from '../../../db/database.ts';

/** The mall's province: goods are sold in its cities. */
const province = '32';

/** What the filters and the editor offer: categories with their roots, and the cities of the province. */
export async function goodsChoices(db: Db): Promise<DataOf<typeof goods.goodsChoices>> {
  const { rows } = await sql<{ categoryId: string; name: string }>`
    select c.category_id as "categoryId", case when p.name is null then c.name else p.name || ' / ' || c.name end as name
    from categories c left join categories p on p.category_id = c.parent_id
    order by coalesce(p.sort, c.sort), p.category_id is not null, c.sort, c.category_id`.execute(db);
  const suppliers = await db.selectFrom('shops').select('supplier').distinct().orderBy('supplier').execute();
  return {
    categories: rows,
    suppliers: suppliers.map(({ supplier }) => supplier),
    cities: cities
      .filter(({ areaNum }) => areaNum.startsWith(province))
      .map(({ areaNum, areaName }) => ({ areaNum, name: areaName })),
  };
}
