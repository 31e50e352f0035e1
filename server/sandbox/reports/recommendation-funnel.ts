import { sql } from 'kysely';
import type { RecommendationFunnel } from '#core/contract/sandbox/reports.shapes.ts';
import { funnel, pageIdsOf } from '#core/rules/tracking/funnel.ts';
import type { Db } from '../../db/database.ts';
import type { Span } from './events-tables.ts';

/** What recommendations led to: visits that opened recommended goods, and went on with their recommendId. */
export async function recommendationFunnel(db: Db, { from, to }: Span): Promise<RecommendationFunnel> {
  const pagesOf = (step: string) => funnel.filter((each) => each.step === step).flatMap(pageIdsOf);
  const carried = sql`at > ${from} and at <= ${to} and record ? 'recommendId'`;
  const [counts, goods] = await Promise.all([
    sql<Record<string, number>>`
      select count(distinct path_id) filter (where kind = 'clk' and record ? 'goodsId')::int as opened,
        count(distinct path_id) filter (where page_id = any(${pagesOf('detail')}))::int as detail,
        count(distinct path_id) filter (where kind = 'ordst' or page_id = any(${pagesOf('order')}))::int as "order",
        count(distinct path_id) filter (where page_id = any(${pagesOf('paid')}))::int as paid
      from events where ${carried}`.execute(db),
    sql<RecommendationFunnel['goods'][number]>`
      select g.goods_id as "goodsId", g.name as "goodsName", coalesce(r.reasons->0->>'text', '') as reason,
        count(*) filter (where e.kind = 'clk')::int as clicks, count(*) filter (where e.kind = 'ordst')::int as orders
      from events e join recommended_goods r on r.recommend_id = e.record->>'recommendId' join goods g on g.goods_id = r.goods_id
      where ${carried} and e.kind in ('clk', 'ordst')
      group by 1, 2, 3 order by clicks desc, 1 limit 10`.execute(db),
  ]);
  const counted = counts.rows[0] ?? {};
  const titles = { opened: '打开推荐商品', detail: '商品详情', order: '下单', paid: '支付完成' };
  return {
    steps: Object.entries(titles).map(([step, title]) => ({ step, title, visits: counted[step] ?? 0 })),
    goods: goods.rows,
  };
}
