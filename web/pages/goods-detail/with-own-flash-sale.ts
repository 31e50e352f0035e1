import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { promotionsBeside } from '#core/rules/pricing/combinations.ts';
import type { Membership } from '#web/features/membership/use-membership.ts';

/**
 * Goods without the sale that a subscriber may not buy from: their price and stock are the regular ones. Otherwise the stock of the sale
 * decides, because an order of it takes no piece of the sku, and only promotions that count beside its price are shown.
 */
export function withOwnFlashSale<Goods extends SkuDetail | undefined>(goods: Goods, who: Membership): Goods {
  if (!goods?.seckill) return goods;
  const { rightType, stockLeft, minLevel = 0 } = goods.seckill;
  const isBarred =
    who.kind === 'known' &&
    ((rightType !== null && !who.info.userVipRights.includes(rightType)) ||
      who.info.userDto.vipTypeLevel < minLevel);
  if (isBarred) return { ...goods, seckill: null };
  const stock = { stockLeft, lackStockFlag: 0 } as const;
  const skus = goods.skus.map((sku) => (sku.skuId === goods.skuId ? { ...sku, ...stock } : sku));
  const promotions = promotionsBeside({ kind: 'sale' }, goods.promotions);
  return { ...goods, ...stock, skus, promotions };
}
