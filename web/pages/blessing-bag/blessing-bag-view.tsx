import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import type { Motif } from '#web/art/motifs.ts';
import { GoodsOriginProvider } from '#web/features/goods/goods-origin.tsx';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { isSettled } from '#web/platform/queries/use-query.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { coupons } from '#core/contract/goods/coupons.ts';
import { GoodsItem } from '#web/features/goods/list/goods-item.tsx';
import { GoodsShelf } from '#web/features/goods/list/goods-shelf.tsx';
import { BagShops } from './bag-shops.tsx';
import { BagWays } from './bag-ways.tsx';
import { GuestBag } from './guest-bag.tsx';
import { MyBag } from './my-bag.tsx';
import { useBagCoupon } from './use-bag-coupon.ts';
import { bagGoods } from './blessing-bag-page.ts';

// Optional content: a failure is not shown.
const couponGoods = { ...coupons.couponGoods, quiet: true };

/** Goods a bag coupon is good for; each is opened with the coupon. */
function CouponShelf() {
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

/** 权益福袋: the rights used in shops, of every product held, the shops around, and the goods a bag coupon is good for. */
export function BlessingBagView({ motif }: { motif: Motif }) {
  const kind = useSession(({ session }) => session.kind);
  const couponInfo = useBagCoupon();
  const enabled = kind === 'member';
  const bag = useCall(blessingBag.blessingBag, {}, { enabled });
  const protocol = useCall(blessingBag.blessingBagProtocol, {}, { enabled });
  return (
    <GoodsOriginProvider value={{ routeName: 'EquityPocket', couponInfo }}>
      <PageFrame
        title="权益福袋"
        hero={{ motif }}
        right={<NavPageLink text="领取记录" to={{ page: 'rightsEntranceRecords' }} />}
      >
        {kind === 'member' ? <MyBag couponInfo={couponInfo} /> : <GuestBag isKnown={kind === 'guest'} />}
        {/* The height of a member's bag is known with its answers. */}
        <MemberGate ready={kind === 'guest' || (isSettled(bag) && isSettled(protocol))} skeleton={null}>
          <ProvinceNote />
          <BagWays />
          <CouponShelf />
          <BagShops />
        </MemberGate>
      </PageFrame>
    </GoodsOriginProvider>
  );
}
