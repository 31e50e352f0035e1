import type { Selectable } from 'kysely';
import type { Goods, Skus } from '../../../db/schema/mall.ts';

/** All columns of goods and of skus. Statements that name their columns are prepared (`db/preparing-client.ts`). */
export const goodsColumns = [
  'goods_id',
  'sku_id',
  'name',
  'sku_name',
  'pic_url',
  'goods_url',
  'price_fen',
  'member_price_fen',
  'original_price_fen',
  'sold',
  'give_flag',
  'activity',
  'tags',
  'sort',
  'category_id',
  'coupon_types',
  'flow_mb',
  'kind',
  'sub_title',
  'pics',
  'in_stock',
  'areas',
  'supplier',
  'videos_id',
  'guarantees',
  'sections',
  'prompts',
  'limit_per_order',
  'multi_order',
  'freight_fen',
  'listed_at',
] as const satisfies readonly (keyof Goods)[];

/** The columns of goods that an item of a list is made of. */
export const cardColumns = [
  'goods_id',
  'sku_id',
  'name',
  'sku_name',
  'sub_title',
  'pic_url',
  'goods_url',
  'kind',
  'price_fen',
  'member_price_fen',
  'original_price_fen',
  'flow_mb',
  'sold',
  'in_stock',
  'give_flag',
  'activity',
  'tags',
] as const satisfies readonly (keyof Goods)[];

export type CardRow = Pick<Selectable<Goods>, (typeof cardColumns)[number]>;

export const skuColumns = [
  'sku_id',
  'goods_id',
  'name',
  'pic_url',
  'price_fen',
  'member_price_fen',
  'original_price_fen',
  'stock_left',
  'sold',
  'sort',
] as const satisfies readonly (keyof Skus)[];
