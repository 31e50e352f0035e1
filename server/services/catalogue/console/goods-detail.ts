import { sql, type Selectable } from 'kysely';
import type { goods } from '#core/contract/console/goods.ts';
import type { GoodsTexts } from '#core/contract/console/goods.shapes.ts';
import { couponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { SkuPrice } from '#core/rules/console/price-approval.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Goods } from '../../../db/schema/mall.ts';
import type { Deps } from '../../../deps.ts';
import { NotFound } from '../../../http/refusal.ts';
import { activitiesOfGoods } from './activities-of-goods.ts';
import { skusVersionOf } from './locked-goods.ts';
import { sectionsOf, sectionsVersionOf } from './goods-sections.ts';
import { goodsKinds, leftOfSku, stateOf } from './goods-state.ts';
import { priceVersionOf } from './locked-prices.ts';

type Call = typeof goods.goodsDetail;

export const textColumns = [
  'goods_id',
  'name',
  'sub_title',
  'tags',
  'guarantees',
  'prompts',
  'category_id',
  'areas',
  'coupon_types',
  'limit_per_order',
  'supplier',
  'code_terms',
  'valid_days',
] as const satisfies readonly (keyof Goods)[];

export type TextsRow = Pick<Selectable<Goods>, (typeof textColumns)[number]>;
export const textsOf = (row: TextsRow, minLevel: number): GoodsTexts => ({
  name: row.name,
  subTitle: row.sub_title,
  tags: row.tags,
  guarantees: row.guarantees,
  prompts: row.prompts,
  categoryId: row.category_id,
  areas: row.areas,
  couponTypes: row.coupon_types.map((each) => couponType.parse(each)),
  limitPerOrder: row.limit_per_order,
  minLevel,
  supplier: row.supplier,
  codeTerms: row.code_terms,
  validDays: row.valid_days,
});

/** The lowest level that may buy the goods; 0: everybody. */
export async function minLevelOf(db: Db | Tx, goodsId: string): Promise<number> {
  const { rows } = await sql<{ readonly level: number }>`
    select coalesce(max(r.value::integer), 0) as level from order_rules r join skus s on s.sku_id = r.target_id
    where r.target_kind = 'sku' and r.rule_code = 'MIN_LEVEL' and s.goods_id = ${goodsId}`.execute(db);
  return rows[0]?.level ?? 0;
}

/** Goods as the editor shows them. */
export async function goodsDetail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  goodsId: string,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const row = await db
    .selectFrom('goods')
    .select([...textColumns, 'pic_url', 'kind', 'sold', 'sold_30_days', 'listed_at'])
    .select(stateOf(now).as('state'))
    .where('goods_id', '=', goodsId)
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这件商品');
  const activities = await activitiesOfGoods(db, [goodsId], now);
  const stop = await stopOf(db, goodsId);
  const skus = await skusOf(db, goodsId);
  const sections = await sectionsOf(db, goodsId);
  return {
    goodsId,
    picUrl: row.pic_url,
    kind: row.kind,
    sold: row.sold,
    sold30Days: row.sold_30_days,
    state: row.state,
    listedAt: (stop?.listed_before ?? row.listed_at).toISOString(),
    stop: stop ? { at: stop.stopped_at.toISOString(), by: stop.name, reason: stop.reason } : null,
    waiting: await waitingOf(db, goodsId, now),
    endsAt: (await endOf(db, goodsId))?.toISOString() ?? null,
    texts: textsOf(row, await minLevelOf(db, goodsId)),
    sections,
    sectionsVersion: sectionsVersionOf(sections),
    skus: skus.map((sku) => ({
      ...sku,
      stoppedAt: sku.stoppedAt?.toISOString() ?? null,
      activityFen: activities.reduce<number | null>(
        (lowest, { skuId, priceFen }) =>
          priceFen === null || (skuId !== null && skuId !== sku.skuId)
            ? lowest
            : Math.min(lowest ?? priceFen, priceFen),
        null,
      ),
    })),
    priceVersion: priceVersionOf(skus),
    skusVersion: skusVersionOf(
      skus.map(({ stoppedAt, ...sku }) => ({ ...sku, stoppedAt: stoppedAt?.toISOString() ?? null })),
    ),
    activities: activities.map(({ title, skuId, priceFen, beginsAt, endsAt }) => ({
      title,
      skuIds: skuId === null ? [] : [skuId],
      priceFen,
      beginsAt: beginsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    })),
  };
}

interface SkuRow extends SkuPrice {
  readonly skuId: string;
  readonly name: string;
  readonly stockLeft: number | null;
  readonly stoppedAt: Date | null;
}

async function skusOf(db: Db, goodsId: string): Promise<readonly SkuRow[]> {
  const { rows } = await sql<SkuRow>`
    select k.sku_id as "skuId", k.name, k.price_fen as "priceFen", k.member_price_fen as "memberPriceFen",
      k.original_price_fen as "originalPriceFen", c.cost_fen as "costFen", ${leftOfSku} as "stockLeft",
      k.stopped_at as "stoppedAt"
    from skus k left join sku_costs c using (sku_id) where k.goods_id = ${goodsId} order by k.sort, k.sku_id`.execute(
    db,
  );
  return rows;
}

const endOf = async (db: Db, goodsId: string): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('goods_listing_ends')
      .select('ends_at')
      .where('goods_id', '=', goodsId)
      .executeTakeFirst()
  )?.ends_at;

const stopOf = (db: Db, goodsId: string) =>
  db
    .selectFrom('goods_stops as s')
    .innerJoin('operators as o', 'o.operator_id', 's.stopped_by')
    .select(['s.stopped_at', 's.reason', 's.listed_before', 'o.name'])
    .where('s.goods_id', '=', goodsId)
    .executeTakeFirst();

async function waitingOf(db: Db, goodsId: string, now: Date): Promise<DataOf<Call>['waiting']> {
  const rows = await db
    .selectFrom('proposals as p')
    .innerJoin('operators as o', 'o.operator_id', 'p.proposed_by')
    .select(['p.proposal_id', 'p.kind', 'p.proposed_at', 'o.name'])
    .where('p.state', '=', 'waiting')
    .where('p.kind', 'in', goodsKinds)
    .where('p.target', '=', goodsId)
    .where('p.ends_at', '>', now)
    .orderBy('p.kind')
    .execute();
  return rows.map(({ proposal_id, kind, proposed_at, name }) => ({
    proposalId: proposal_id,
    kind,
    by: name,
    at: proposed_at.toISOString(),
  }));
}
