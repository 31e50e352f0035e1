import { coupons } from '#core/contract/goods/coupons.ts';
import { GoodsItem } from '#web/features/goods/list/goods-item.tsx';
import { useLinkedGoods } from '#web/features/goods/list/use-linked-goods.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { GoodsList } from '#web/ui/goods-card/goods-list.tsx';
import { bagGoods } from './blessing-bag-page.ts';

// Optional content: a failure is not shown.
const couponGoods = { ...coupons.couponGoods, quiet: true };

/** Goods a bag coupon is good for; each is opened with the coupon. */
export function CouponShelf() {
  const answer = useCall(couponGoods, bagGoods);
  const goods = useLinkedGoods(answer.data?.list ?? []);
  if (goods.length === 0) return null;
  return (
    <Floor header={{ title: '福袋券专区' }}>
      <GoodsList density="mini" label="福袋券专区">
        {goods.map(({ goods: each, href }) => (
          <GoodsItem key={each.goodsId} density="mini" goods={each} href={href} />
        ))}
      </GoodsList>
    </Floor>
  );
}
