import { materialPoints } from '#core/rules/tracking/material-points.ts';
import { LazyPointBanner } from '#web/features/goods/lazy-point-banner.tsx';
import { NoOrder } from '#web/features/orders/no-order.tsx';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { FloorHeader } from '#web/ui/floor/floor-header.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { useRefreshLevel } from '#web/features/membership/use-refresh-level.ts';
import { Outcome } from './outcome.tsx';
import { Savings } from './savings.tsx';
import { cashierWay } from './cashier-way.ts';
import { useOutcome } from './use-outcome.ts';

const Feed = lazyPart(() =>
  import('#web/features/goods/list/goods-feed.tsx').then(({ GoodsFeed }) => GoodsFeed),
);

/** 为你推荐 under the result, without what was bought. */
const Recommended = ({ order }: { readonly order: GoodsOrder }) => (
  <Floor look="bare" label="为你推荐">
    <FloorHeader title="为你推荐" />
    <Suspense fallback={null}>
      <Feed label="为你推荐" without={order.lines.map(({ goodsId }) => goodsId)} />
    </Suspense>
  </Floor>
);

/** What has become of a payment, polled until it is known. */
export function PaymentOutcome({ title }: { readonly title: string }) {
  const orderNo = useQueryValue('orderNo') || undefined;
  const paymentNo = useQueryValue('paymentNo') || undefined;
  const kind = useSession(({ session }) => session.kind);
  const found = useOutcome(orderNo, paymentNo, kind === 'member');
  const { environment } = useSite();
  useEffect(() => cashierWay(environment).comeBack(orderNo), [environment, orderNo]);
  useLevelAfterPayment(found.order, found.outcome.kind === 'paid');
  return (
    <PageFrame
      title={title}
      guest={{ title: '登录后查看支付结果', text: '只有下单的号码能查看' }}
      instead={found.isMissing && <NoOrder title="没有找到刚才的支付" />}
      query={{ ...found, data: found.order }}
      failedTitle="支付结果没有加载出来"
      skeleton={
        <Floor label="加载中" busy>
          <SkeletonBox height={268} />
        </Floor>
      }
    >
      {(order) => (
        <>
          <Outcome {...found} order={order} />
          {found.outcome.kind === 'paid' && <Savings orderNo={order.orderNo} />}
          {found.outcome.kind === 'paid' && (
            <LazyPointBanner point={materialPoints.purchased} label="支付后推荐" />
          )}
          {found.outcome.kind !== 'waiting' && <Recommended order={order} />}
        </>
      )}
    </PageFrame>
  );
}

/** A paid order may have opened a membership: the level is read again with each new state of the order. */
function useLevelAfterPayment(order: GoodsOrder | undefined, isPaid: boolean): void {
  const refresh = useRefreshLevel();
  const readAgain = useEffectEvent(() => void refresh({ quiet: true }).catch(() => undefined)); // the pages show the level they know
  const opensLevel = isPaid && order !== undefined && order.lines.some(({ kind }) => kind === 'virtual');
  useEffect(() => {
    if (opensLevel) readAgain();
  }, [opensLevel, order?.state]);
}
