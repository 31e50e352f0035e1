import { sql } from 'kysely';
import { promotionText } from '#core/rules/pricing/promotion-text.ts';
import type { Promotion } from '#core/rules/pricing/promotion.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** A promotion, flash sale or group buy that runs or is planned. */
export interface ActivityOfGoods {
  readonly kind: Promotion['kind'] | 'flash-sale' | 'group';
  readonly title: string;
  readonly goodsId: string;
  /** Null: every sku. */
  readonly skuId: string | null;
  /** Null: it takes a share off the price. */
  readonly priceFen: number | null;
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
}

const instant = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

/** What reads the prices of goods beside the goods themselves, and has not ended. */
export async function activitiesOfGoods(
  db: Db | Tx,
  goodsIds: readonly string[],
  now: Date,
): Promise<readonly ActivityOfGoods[]> {
  const [own, { rows }] = [
    await db
      .selectFrom('goods')
      .select(['goods_id', 'promotions'])
      .where(sql<boolean>`goods_id = any(${goodsIds}::text[])`)
      .execute(),
    await sql<ActivityOfGoods>`
      select case s.kind when 'half' then '五折购' else '秒杀' end || ' ' || s.name as title, 'flash-sale' as kind, k.goods_id as "goodsId",
        coalesce(k.sku_id, (select f.sku_id from skus f where f.goods_id = k.goods_id order by f.sort, f.sku_id limit 1)) as "skuId",
        k.price_fen as "priceFen", s.begins_at as "beginsAt", s.ends_at as "endsAt"
      from seckill_goods k join seckill_sessions s using (session_id)
      where k.goods_id = any(${goodsIds}::text[]) and s.is_on and s.ends_at > ${now}
      union all
      select a.size || '人拼团', 'group', s.goods_id, a.sku_id, a.price_fen, a.begins_at, a.ends_at
      from group_activities a join skus s using (sku_id)
      where s.goods_id = any(${goodsIds}::text[]) and a.is_on and a.ends_at > ${now}
      order by "beginsAt"`.execute(db),
  ];
  const promotions = own.flatMap(({ goods_id, promotions: all }) =>
    all
      .filter(({ endsAt }) => endsAt === null || endsAt > now.getTime())
      .map((each) => ({
        kind: each.kind,
        title: promotionText(each),
        goodsId: goods_id,
        skuId: each.kind === 'price' ? each.skuId : null,
        priceFen: each.kind === 'price' ? each.priceFen : null,
        beginsAt: instant(each.beginsAt),
        endsAt: instant(each.endsAt),
      })),
  );
  return [...promotions, ...rows];
}
