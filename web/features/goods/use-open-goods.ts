import type { LinkedGoods } from '#core/rules/goods/goods-detail-link.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { useJump } from '#web/platform/navigation/use-jump.ts';
import { useGoodsLink } from './use-goods-link.ts';

/** Opens goods from a button; goods without a target log a warning (§5). */
export function useOpenGoods(): (goods: LinkedGoods) => void {
  const linkOf = useGoodsLink();
  const go = useGo();
  const jump = useJump();
  return (goods) => {
    const link = linkOf(goods);
    switch (link.kind) {
      case 'page':
        return go(link);
      case 'external':
        return void jump({ link: link.url, exchangeToken: true });
      case 'refused':
        return console.warn(link.warning);
    }
  };
}
