import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { useShare } from '#web/platform/hosts/use-share.ts';

/** The share card of the goods in host apps: their name and price, with the page's own address. */
export const useGoodsShare = (goods: SkuDetail | undefined): void =>
  useShare(
    goods
      ? {
          title: goods.goodsName,
          desc: `${shortYuan(goods.seckill?.seckillPriceFen ?? goods.priceFen)}元，${goods.soldText}`,
        }
      : {},
  );
