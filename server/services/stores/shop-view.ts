import type { Selectable } from 'kysely';
import type { LocalShop } from '#core/contract/goods/local-life.shapes.ts';
import type { Shop } from '#core/contract/goods/shared/shop.shapes.ts';
import { shopOpening } from '#core/rules/goods/shop-opening.ts';
import type { ShopCategories, Shops } from '../../db/schema/offers-and-shops.ts';
import { placeView } from './place-view.ts';

export interface ShopRow extends Selectable<Shops> {
  readonly category_name: string;
  readonly channel: Selectable<ShopCategories>['channel'];
  readonly metres: number | null;
}

/** A shop; its merchant is the name before the branch in brackets. */
export const shopView = (row: ShopRow): Shop => ({
  shopCode: row.shop_id,
  shopName: row.name,
  merchantName: row.name.split('（')[0] ?? row.name,
  ...placeView(row),
  discountText: row.discount_text,
});

export function localShopView(row: ShopRow, now: Date): Omit<LocalShop, 'deals'> {
  const { isOpen, note } = shopOpening(row.open_hours, now);
  return {
    ...shopView(row),
    channel: row.channel,
    categoryName: row.category_name,
    score: row.score_tenths / 10,
    perHeadFen: row.per_head_fen,
    features: row.features,
    openNow: isOpen,
    openNote: note,
  };
}
