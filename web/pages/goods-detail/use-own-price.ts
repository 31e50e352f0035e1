import type { CouponsForSku } from '#core/contract/goods/coupons.shapes.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { ownPrice, type OwnPrice } from '#core/rules/goods/card/own-price.ts';
import { unitPrice } from '#core/rules/goods/unit-price.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { useViewer } from './use-viewer.ts';

export interface ShownPrice {
  /** How the goods are offered: at their own price, in a flash sale, or in a group. */
  readonly kind: 'usual' | 'sale' | 'group';
  readonly price: OwnPrice;
  /** The price without sale and group, before coupons. */
  readonly usualFen: number;
  /** What the sentence of the price takes for granted. */
  readonly note: string;
  /** False while a stored session or a member's bill is loaded. */
  readonly ready: boolean;
}

interface Answer {
  readonly data?: CouponsForSku | undefined;
  readonly error?: unknown;
}

/** What the viewer pays for one piece, by the server's bill for members. */
export function useOwnPrice(goods: SkuDetail, mine: Answer, isGroup: boolean): ShownPrice {
  const { ready, isMember, price: viewer } = useViewer(goods);
  const { seckill, group } = goods;
  const offered = isGroup && group ? group.groupPriceFen : seckill?.seckillPriceFen;
  const kind = isGroup && group ? 'group' : seckill ? 'sale' : 'usual';
  const words = kind === 'group' ? { price: `${group?.groupSize}人团`, off: '拼团立减' } : undefined;
  const price = ownPrice(goods, { ...viewer, flashSaleFen: offered }, mine.data?.bill, words);
  const usualFen = unitPrice(goods, viewer);
  const isLoaded = mine.data !== undefined || mine.error !== undefined;
  return {
    kind,
    price,
    usualFen,
    note: noteOf(kind, { price, usualFen, isMember, coupons: mine.data?.optimalCombinationList.length ?? 0 }),
    ready: ready && (!isMember || goods.isExternalGoods === 1 || isLoaded),
  };
}

interface NoteFacts {
  readonly price: OwnPrice;
  readonly usualFen: number;
  readonly isMember: boolean;
  readonly coupons: number;
}

function noteOf(kind: ShownPrice['kind'], { price, usualFen, isMember, coupons }: NoteFacts): string {
  const saved = usualFen - price.beforeCouponsFen;
  if (kind !== 'usual' && saved > 0)
    return `${kind === 'sale' ? '秒杀价' : '拼团价'}不与会员价同享，比平时再低 ¥${shortYuan(saved)}`;
  if (coupons > 0) return `已选最划算的${coupons}张券，下单时自动使用`;
  return isMember ? '下单应付就是这个数' : '登录后按您的会员价和券重新计算';
}
