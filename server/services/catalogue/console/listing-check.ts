import { sql } from 'kysely';
import type { goodsEditor } from '#core/contract/console/goods-editor.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { listingFaults } from '#core/rules/console/goods/listing-faults.ts';
import { minDays } from '#core/rules/order/code-ends.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { NotFound } from '../../../http/refusal.ts';
import { leftOfSku } from './goods-state.ts';

interface Facts {
  readonly hasCategory: boolean;
  readonly hasPicture: boolean;
  readonly sections: number;
  readonly skus: readonly {
    readonly name: string;
    readonly priceFen: number;
    readonly stockLeft: number | null;
    readonly codesLeft: number | null;
  }[];
}

/** What is missing before goods can be on sale. */
export async function checkListing(
  db: Db | Tx,
  goodsId: string,
  now: Date,
): Promise<DataOf<typeof goodsEditor.goodsCheck>> {
  const { rows } = await sql<Facts>`
    select exists (select from categories c where c.category_id = g.category_id) as "hasCategory", g.pic_url <> '' as "hasPicture",
      greatest((select count(*)::integer from goods_sections d where d.goods_id = g.goods_id), jsonb_array_length(g.sections)) as sections,
      coalesce((select json_agg(json_build_object('name', k.name, 'priceFen', k.price_fen, 'stockLeft', ${leftOfSku},
          'codesLeft', case when g.kind = 'code' then (select count(*) from sku_codes f
            where f.sku_id = k.sku_id and f.order_no is null and f.valid_until > ${now}::timestamptz + make_interval(days => coalesce(g.valid_days, ${minDays}))) end) order by k.sort, k.sku_id)
        from skus k where k.goods_id = g.goods_id and k.stopped_at is null), '[]') as skus
    from goods g where g.goods_id = ${goodsId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new NotFound('没有这件商品');
  return { faults: listingFaults(facts), skus: facts.skus.length };
}
