import { cardContext } from '../cards/card-context.ts';
import { sql, type Selectable } from 'kysely';
import type { GoodsCard } from '#core/contract/goods/shared/goods-card.shapes.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { isListed } from '../../../db/is-listed.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Page, PageInput } from '../../../db/paged.ts';
import type { CollectionRule, Collections } from '../../../db/schema/promotions.ts';
import { goodsCard, goodsCardColumns, type GoodsCardRow } from '../cards/goods-card.ts';
import { ofCategories } from './goods-conditions.ts';
import { publicOrders } from './list-goods.ts';
import { soldIn } from './sold-in.ts';

interface Shown {
  readonly now: Date;
  /** Leaves out what is not sold in the city. */
  readonly cityCode?: string | undefined;
}

type Collection = Pick<Selectable<Collections>, 'collection_id' | 'rule'>;

/** The most goods a rule picks unless it says otherwise; bounds the count of large catalogues. */
const ruleLimit = 200;

/** The first goods of a collection, without a count: for floors, of which a page has many. */
export async function firstOfCollection(
  db: Db,
  collection: Collection,
  { max, ...shown }: Shown & { readonly max: number },
): Promise<GoodsCard[]> {
  const { ruled, limit } = partsOf(db, collection, shown);
  const [hand, rest] = await Promise.all([
    firstPicked(db, { collectionId: collection.collection_id, ...shown, max }),
    ruled?.limit(Math.min(max, limit)).execute() ?? [],
  ]);
  const context = await cardContext(db, shown.now, shown.cityCode);
  return [...hand, ...rest].slice(0, max).map((row) => goodsCard(row, context));
}

/** The goods of a collection: those picked by hand in their order, then those in stock that its rule picks. */
export async function goodsOfCollection(
  db: Db,
  collection: Collection,
  { pageNum, pageSize, ...shown }: Shown & PageInput,
): Promise<Page<GoodsCard>> {
  const skip = (pageNum - 1) * pageSize;
  const { picked, ruled, limit } = partsOf(db, collection, shown);
  const [byHand, byRule] = await Promise.all([
    picked.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ruled
      ? db
          .selectFrom(ruled.clearOrderBy().limit(limit).as('fitting'))
          .select((e) => e.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      : { count: 0 },
  ]);
  const past = Math.max(0, skip - byHand.count);
  const room = Math.min(pageSize - Math.max(0, byHand.count - skip), byRule.count - past);
  const [hand, rest] = await Promise.all([
    skip < byHand.count ? inOrder(picked).offset(skip).limit(pageSize).execute() : [],
    ruled && room > 0 ? ruled.offset(past).limit(room).execute() : [],
  ]);
  const context = await cardContext(db, shown.now, shown.cityCode);
  const list = [...hand, ...rest].map((row) => goodsCard(row, context));
  const total = byHand.count + byRule.count;
  return { list, total, hasNext: skip + list.length < total };
}

/** The two parts of a collection: what was picked by hand, and what its rule picks, in order. */
function partsOf(db: Db, { collection_id, rule }: Collection, { now, cityCode }: Shown) {
  return {
    picked: pickedIn(db, collection_id, now).where(soldIn(cityCode)),
    ruled:
      rule &&
      fittingRule(db, rule, collection_id)
        .where(isListed(now))
        .where(soldIn(cityCode))
        .select(goodsCardColumns)
        .orderBy(publicOrders[rule.sort ?? 'default']),
    limit: rule?.limit ?? ruleLimit,
  };
}

const pickedIn = (db: Db | Tx, collectionId: string, now: Date) =>
  db
    .selectFrom('collection_goods as p')
    .innerJoin('goods as g', 'g.goods_id', 'p.goods_id')
    .where('p.collection_id', '=', collectionId)
    .where(isListed(now));

const inOrder = (picked: ReturnType<typeof pickedIn>) =>
  picked
    .select(goodsCardColumns.map((column) => `g.${column}` as const))
    .orderBy('p.sort')
    .orderBy('p.goods_id');

/** The first goods picked by hand; prepared, because floors of home pages read them for every document. */
const firstPicked = preparedQuery<
  { collectionId: string; now: Date; cityCode?: string | undefined; max: number },
  GoodsCardRow
>('first-of-collection', (db, { collectionId, now, cityCode, max }) =>
  inOrder(
    pickedIn(db, collectionId, now).where(
      sql<boolean>`(${cityCode}::text is null or g.areas = '{}' or g.areas @> array[${cityCode}::text])`,
    ),
  ).limit(sql<number>`${max}`),
);

/** The goods in stock that have one value of each list of the rule, without those picked by hand. */
function fittingRule(db: Db, rule: CollectionRule, collectionId: string) {
  const { categories, kinds, tags, couponTypes, city } = rule;
  return db
    .selectFrom('goods')
    .where('in_stock', '=', true)
    .$if(categories !== undefined, (q) => q.where(ofCategories(categories ?? [])))
    .$if(kinds !== undefined, (q) => q.where(sql<boolean>`kind = any(${kinds ?? []}::text[])`))
    .$if(tags !== undefined, (q) => q.where(sql<boolean>`tags && ${tags ?? []}::text[]`))
    .$if(couponTypes !== undefined, (q) =>
      q.where(sql<boolean>`coupon_types && ${couponTypes ?? []}::text[]`),
    )
    .$if(city !== undefined, (q) => q.where(sql<boolean>`areas @> ${[city]}::text[]`))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('collection_goods as p')
            .select('p.goods_id')
            .where('p.collection_id', '=', collectionId)
            .whereRef('p.goods_id', '=', 'goods.goods_id'),
        ),
      ),
    );
}
