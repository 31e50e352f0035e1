import { goodsDetailLink, type LinkedGoods } from '#core/rules/goods/goods-detail-link.ts';
import { openLink } from '../../platform/navigation/open-link.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { projectId } from '../../platform/settings.ts';
import { track } from '../../platform/tracking/track.ts';

interface TappedGoods extends LinkedGoods {
  readonly goodsId: string;
  readonly goodsName: string;
  readonly skuId: string;
  readonly skuName: string;
}

/** Opens goods where the specification says (§2, Goods detail navigation), and logs the tap with the name of its floor. */
export function openGoods(goods: TappedGoods, floorName: string): void {
  const { goodsId, goodsName, skuId, skuName } = goods;
  track({ type: 'clk', floorName, pointName: goodsName, goodsId, goodsName, skuId, skuName });
  const link = goodsDetailLink(goods, { project: projectId, query: {} });
  switch (link.kind) {
    case 'page':
      return openPage(link.page, link.query);
    case 'external':
      return openLink(link.url);
    case 'refused':
      console.warn(link.warning);
  }
}
