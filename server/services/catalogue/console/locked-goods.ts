import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Goods, Skus } from '../../../db/schema/mall.ts';
import { NotFound } from '../../../http/refusal.ts';
import { idOf } from '../../../http/secrets.ts';

/** The listed_at of goods that are off sale: lists, search, detail and orders leave out what is listed later than now. */
export const beyondAllTimes = new Date('9999-01-01T00:00:00Z');

const columns = ['goods_id', 'name', 'kind', 'category_id', 'pic_url', 'listed_at'] as const;
type SkuRow = Pick<Selectable<Skus>, 'sku_id' | 'name' | 'price_fen' | 'sort' | 'stopped_at'>;

export interface LockedGoods extends Pick<Selectable<Goods>, (typeof columns)[number]> {
  readonly skus: readonly SkuRow[];
  readonly isStopped: boolean;
  /** It never was on sale: nobody can have ordered it. */
  readonly isDraft: boolean;
  readonly endsAt: Date | null;
}

/** Goods and their skus under a lock: the skus first, in the order of their ids, as orders and the trigger show_first_sku do. */
export async function lockedGoods(tx: Tx, goodsId: string): Promise<LockedGoods> {
  await sql`select from skus where goods_id = ${goodsId} order by sku_id for no key update`.execute(tx);
  const row = await tx
    .selectFrom('goods')
    .select(columns)
    .where('goods_id', '=', goodsId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这件商品');
  const { rows } = await sql<{ isStopped: boolean; isDraft: boolean; endsAt: Date | null }>`
    select exists (select from goods_stops where goods_id = ${goodsId}) as "isStopped",
      exists (select from goods_drafts where goods_id = ${goodsId}) as "isDraft",
      (select ends_at from goods_listing_ends where goods_id = ${goodsId}) as "endsAt"`.execute(tx);
  const skus = await tx
    .selectFrom('skus')
    .select(['sku_id', 'name', 'price_fen', 'sort', 'stopped_at'])
    .where('goods_id', '=', goodsId)
    .orderBy('sort')
    .orderBy('sku_id')
    .execute();
  return { ...row, skus, ...(rows[0] ?? { isStopped: false, isDraft: false, endsAt: null }) };
}

interface NamedSku {
  readonly skuId: string;
  readonly name: string;
  readonly stoppedAt: string | null;
}
/** Changes whenever the names, the order or the states of skus do. */
export const skusVersionOf = (skus: readonly NamedSku[]): string =>
  idOf(...skus.map(({ skuId, name, stoppedAt }) => JSON.stringify([skuId, name, stoppedAt])));

export const namedSkus = ({ skus }: Pick<LockedGoods, 'skus'>): readonly NamedSku[] =>
  skus.map(({ sku_id, name, stopped_at }) => ({
    skuId: sku_id,
    name,
    stoppedAt: stopped_at?.toISOString() ?? null,
  }));
