import { sql, type Selectable } from 'kysely';
import type { goods } from '#core/contract/console/goods.ts';
import type { GoodsTexts } from '#core/contract/console/goods.shapes.ts';
import { couponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { SkuPrice } from '#core/rules/console/price-approval.ts';
import type { Db } from '../../../db/database.ts';
import type { Goods } from '../../../db/schema/mall.ts';
import type { Deps } from '../../../deps.ts';
import { NotFound } from '../../../http/refusal.ts';
import { idOf } from '../../../http/secrets.ts';
import { activitiesOfGoods } from './activities-of-goods.ts';
import { goodsKinds, leftOfSku, stateOf } from './goods-state.ts';
import { priceVersionOf } from './locked-prices.ts';

type Call = typeof goods.goodsDetail;

export const textColumns = [
  'goods_id',
  'name',
  'sub_title',
  'tags',
  'guarantees',
  'sections',
  'prompts',
  'category_id',
  'areas',
  'coupon_types',
  'limit_per_order',
] as const satisfies readonly (keyof Goods)[];

export const textsOf = (row: Pick<Selectable<Goods>, (typeof textColumns)[number]>): GoodsTexts => ({
  name: row.name,
  subTitle: row.sub_title,
  tags: row.tags,
  guarantees: row.guarantees,
  sections: row.sections.map(({ title, paragraphs }) => ({ title, paragraphs: [...paragraphs] })),
  prompts: row.prompts,
  categoryId: row.category_id,
  areas: row.areas,
  couponTypes: row.coupon_types.map((each) => couponType.parse(each)),
  limitPerOrder: row.limit_per_order,
});

/** Changes whenever a text does. */
export const textsVersionOf = (texts: GoodsTexts): string => idOf(JSON.stringify(texts));

/** Goods as the editor shows them. */
export async function goodsDetail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  goodsId: string,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const row = await db
    .selectFrom('goods')
    .select([...textColumns, 'pic_url', 'kind', 'supplier', 'sold', 'sold_30_days', 'listed_at'])
    .select(stateOf(now).as('state'))
    .where('goods_id', '=', goodsId)
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这件商品');
  const activities = await activitiesOfGoods(db, [goodsId], now);
  const stop = await stopOf(db, goodsId);
  const skus = await skusOf(db, goodsId);
  const texts = textsOf(row);
  return {
    goodsId,
    picUrl: row.pic_url,
    kind: row.kind,
    supplier: row.supplier,
    sold: row.sold,
    sold30Days: row.sold_30_days,
    state: row.state,
    listedAt: (stop?.listed_before ?? row.listed_at).toISOString(),
    stop: stop ? { at: stop.stopped_at.toISOString(), by: stop.name, reason: stop.reason } : null,
    waiting: await waitingOf(db, goodsId, now),
    texts,
    textsVersion: textsVersionOf(texts),
    skus: skus.map((sku) => ({
      ...sku,
      activityFen: activities.reduce<number | null>(
        (lowest, { skuId, priceFen }) =>
          priceFen === null || (skuId !== null && skuId !== sku.skuId)
            ? lowest
            : Math.min(lowest ?? priceFen, priceFen),
        null,
      ),
    })),
    priceVersion: priceVersionOf(skus),
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
}

async function skusOf(db: Db, goodsId: string): Promise<readonly SkuRow[]> {
  const { rows } = await sql<SkuRow>`
    select k.sku_id as "skuId", k.name, k.price_fen as "priceFen", k.member_price_fen as "memberPriceFen",
      k.original_price_fen as "originalPriceFen", c.cost_fen as "costFen", ${leftOfSku} as "stockLeft"
    from skus k left join sku_costs c using (sku_id) where k.goods_id = ${goodsId} order by k.sort, k.sku_id`.execute(
    db,
  );
  return rows;
}

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
