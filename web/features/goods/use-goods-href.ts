import type { LinkedGoods } from '#core/rules/goods/goods-detail-link.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useGoodsLink } from './use-goods-link.ts';

/** The URL of goods; undefined without a target. */
export function useGoodsHref(): (goods: LinkedGoods) => string | undefined {
  const linkOf = useGoodsLink();
  const href = useHref();
  return (goods) => {
    const link = linkOf(goods);
    switch (link.kind) {
      case 'page':
        return href(link);
      case 'external':
        return link.url;
      case 'refused':
        return undefined;
    }
  };
}
