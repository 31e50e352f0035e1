import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { pictureValue } from '#core/rules/pictures/library-picture.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { isListed } from '../../../db/is-listed.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { GoodsSections } from '../../../db/schema/console-goods.ts';
import type { Goods, Skus } from '../../../db/schema/mall.ts';
import { Refusal } from '../../../http/refusal.ts';
import { flashSaleRuns } from '../cards/flash-sale-runs.ts';
import { goodsColumns, skuColumns } from '../goods/goods-columns.ts';

export interface RunningFlashSale {
  readonly session_id: string;
  readonly activity_id: string;
  readonly sku_id: string | null;
  readonly limit_per_user: number;
  /** Pieces not sold yet; a flash sale has its own stock. */
  readonly left: number;
  readonly total: number;
  readonly min_level: number;
  readonly right_type: number | null;
  readonly name: string;
  readonly price_fen: number;
  readonly begins_at: string;
  readonly ends_at: string;
}

/** A sku that comes as a gift. */
export interface GiftSku {
  readonly sku_id: string;
  readonly pic_url: string;
  readonly is_shipped: boolean;
}

export interface RunningGroup {
  readonly activity_id: string;
  readonly sku_id: string;
  readonly price_fen: number;
  readonly size: number;
  readonly ends_at: string;
}

/** A sku that is on sale. */
export type ShownSku = Omit<Selectable<Skus>, 'stopped_at'>;
type ShownSection = Pick<Selectable<GoodsSections>, 'kind' | 'title' | 'blocks' | 'pics'>;

export interface GoodsOfSku {
  readonly goods: Selectable<Goods>;
  /** The requested SKU. */
  readonly sku: ShownSku;
  /** All of the goods that are not stopped, in their order. */
  readonly skus: readonly ShownSku[];
  readonly sections: readonly ShownSection[];
  /** The flash sale that runs now; it sells one sku. */
  readonly flashSale: RunningFlashSale | undefined;
  /** The group buy of the sku that runs now. */
  readonly group: RunningGroup | undefined;
  readonly shopCount: number;
  /** Those that any promotion of the goods gives. */
  readonly giftSkus: readonly GiftSku[];
  /** Pictures of the library that show the goods, in their order. */
  readonly views: readonly { readonly value: string; readonly alt: string }[];
  /** The category of the goods and the one above it. */
  readonly categoryIds: readonly string[];
}

interface RequestedSku {
  readonly id: string;
  readonly now: Date;
}

/** The goods with everything a detail shows of them, in one statement. */
const goodsWithSkus = (db: Db | Tx, { id, now }: RequestedSku) =>
  db
    .selectFrom('goods as g')
    .select(goodsColumns.map((column) => `g.${column}` as const))
    .select((e) => [
      jsonArrayFrom(
        e
          .selectFrom('skus as s')
          .select(skuColumns.map((column) => `s.${column}` as const))
          .whereRef('s.goods_id', '=', 'g.goods_id')
          .where('s.stopped_at', 'is', null)
          .orderBy('s.sort')
          .orderBy('s.sku_id'),
      ).as('skus'),
      jsonArrayFrom(
        e
          .selectFrom('goods_sections as d')
          .select(['d.kind', 'd.title', 'd.blocks', 'd.pics'])
          .whereRef('d.goods_id', '=', 'g.goods_id')
          .orderBy('d.place'),
      ).as('own_sections'),
      jsonObjectFrom(
        e
          .selectFrom('seckill_goods as k')
          .innerJoin('seckill_sessions as f', 'f.session_id', 'k.session_id')
          .select([
            'f.session_id',
            'f.name',
            'f.begins_at',
            'f.ends_at',
            'f.right_type',
            'k.price_fen',
            'k.activity_id',
            'k.sku_id',
            'k.limit_per_user',
            'k.total',
            'k.min_level',
          ])
          .select((s) => s('k.total', '-', s.ref('k.sold')).as('left'))
          .whereRef('k.goods_id', '=', 'g.goods_id')
          .where(flashSaleRuns(now))
          .orderBy('k.price_fen')
          .limit(1),
      ).as('flash_sale'),
      jsonArrayFrom(
        e
          .selectFrom('group_activities as a')
          .innerJoin('skus as k', 'k.sku_id', 'a.sku_id')
          .select(['a.activity_id', 'a.sku_id', 'a.price_fen', 'a.size', 'a.ends_at'])
          .whereRef('k.goods_id', '=', 'g.goods_id')
          .whereRef('a.price_fen', '<', 'k.price_fen')
          .where('a.is_on', '=', true)
          .where('a.begins_at', '<=', now)
          .where('a.ends_at', '>', now)
          .orderBy('a.price_fen')
          .orderBy('a.activity_id'),
      ).as('groups'),
      jsonArrayFrom(
        e
          .selectFrom('goods_pictures as v')
          .innerJoin('media_files as m', 'm.media_key', 'v.media_key')
          .select(['m.media_key', 'm.width', 'm.height', 'v.alt'])
          .whereRef('v.goods_id', '=', 'g.goods_id')
          .orderBy('v.place'),
      ).as('views'),
      jsonArrayFrom(
        e
          .selectFrom('skus as t')
          .innerJoin('goods as o', 'o.goods_id', 't.goods_id')
          .select(['t.sku_id', 't.pic_url'])
          .select(sql<boolean>`o.kind = 'physical'`.as('is_shipped'))
          .where(
            sql<boolean>`t.sku_id in (select p->>'giftSkuId' from jsonb_array_elements(g.promotions) p where p->>'kind' = 'gift')`,
          ),
      ).as('gift_skus'),
      e
        .selectFrom('shops as h')
        .select((c) => c.fn.countAll<number>().as('shops'))
        .whereRef('h.supplier', '=', 'g.supplier')
        .as('shop_count'),
      e
        .selectFrom('categories as c')
        .select('c.parent_id')
        .whereRef('c.category_id', '=', 'g.category_id')
        .as('parent_category'),
    ])
    .where(sql<boolean>`g.goods_id = coalesce((select goods_id from skus where sku_id = ${id}), ${id})`)
    .where(isListed(now));

type GoodsRow = Awaited<ReturnType<ReturnType<typeof goodsWithSkus>['execute']>>[number];

const goodsBySku = preparedQuery<RequestedSku, GoodsRow>('goods-by-sku', goodsWithSkus);

/** Goods with their skus by the id of one sku, or of the goods for the one of its running flash sale or the first one in stock. Refuses goods not on sale. */
export async function goodsOfSku(db: Db, id: string, now: Date): Promise<GoodsOfSku> {
  const [row] = await goodsBySku(db, { id, now });
  const {
    skus = [],
    flash_sale: flashSale,
    groups = [],
    views = [],
    gift_skus: giftSkus = [],
    own_sections,
    shop_count,
    parent_category,
    ...goods
  } = row ?? {};
  const skuOf = (skuId: string | null | undefined) => skus.find(({ sku_id }) => sku_id === skuId);
  const flashSaleSku = flashSale ? (skuOf(flashSale.sku_id) ?? skus[0]) : undefined;
  const sku = skuOf(id) ?? flashSaleSku ?? skuOf(row?.sku_id) ?? skus[0];
  if (!row || !sku) throw new Refusal('商品不存在或已下架');
  return {
    goods: goods as Selectable<Goods>,
    sku,
    skus,
    sections: own_sections ?? [],
    flashSale: flashSale && sku === flashSaleSku ? flashSale : undefined,
    group: groups.find(({ sku_id }) => sku_id === sku.sku_id),
    shopCount: shop_count ?? 0,
    giftSkus,
    views: views.map(({ media_key, width, height, alt }) => ({
      value: pictureValue({ key: media_key, width, height }),
      alt,
    })),
    categoryIds: [row.category_id, ...(parent_category ? [parent_category] : [])],
  };
}
