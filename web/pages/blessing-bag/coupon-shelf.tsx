import { coupons } from '#core/contract/goods/coupons.ts';
import { GoodsItem } from '#web/features/goods/list/goods-item.tsx';
import { GoodsShelf } from '#web/features/goods/list/goods-shelf.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { bagGoods } from './blessing-bag-page.ts';

// Optional content: a failure is not shown.
const couponGoods = { ...coupons.couponGoods, quiet: true };

/** Goods a bag coupon is good for; each is opened with the coupon. */
export function CouponShelf() {
  const answer = useCall(couponGoods, bagGoods);
  return (
    <GoodsShelf
      header={{ title: '福袋券专区' }}
      density="mini"
      goods={answer.data?.list ?? []}
      renderCard={(goods, href) => <GoodsItem density="mini" goods={goods} href={href} />}
    />
  );
}
