import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { reports } from '#core/contract/sandbox/reports.ts';
import { audienceOf } from '#core/rules/goods/recommendation-audience.ts';
import type { Db } from '../../db/database.ts';

/** What is recommended to a city and level, and why. */
export async function recommendations(
  db: Db,
  { city, level }: InputOf<typeof reports.recommendations>,
): Promise<DataOf<typeof reports.recommendations>> {
  const audience = audienceOf(city, level);
  const rows = await db
    .selectFrom('recommended_goods as r')
    .innerJoin('goods as g', 'g.goods_id', 'r.goods_id')
    .select([
      'r.place',
      'r.goods_id as goodsId',
      'g.name as goodsName',
      'r.recommend_id as recommendId',
      'r.score',
      'r.reasons',
      'r.computed_at as computedAt',
    ])
    .where('r.audience', '=', audience)
    .orderBy('r.place')
    .limit(20)
    .execute();
  const list = rows.map(({ computedAt, ...row }) => ({ ...row, computedAt: computedAt.toISOString() }));
  return { audience, list };
}
