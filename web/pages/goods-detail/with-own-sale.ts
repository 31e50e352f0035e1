import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import type { Membership } from '#web/features/membership/use-membership.ts';

/** Goods without the sale that a subscriber may not buy from: their price is the regular one. */
export function withOwnSale<Goods extends SkuDetail | undefined>(goods: Goods, who: Membership): Goods {
  const rightType = goods?.seckill?.rightType ?? null;
  const isBarred = rightType !== null && who.kind === 'known' && !who.info.userVipRights.includes(rightType);
  return goods && isBarred ? { ...goods, seckill: null } : goods;
}
