import { materialPoints } from '#core/rules/tracking/material-points.ts';
import { LazyPointBanner } from '#web/features/goods/lazy-point-banner.tsx';
import { NoOrder } from '#web/features/orders/no-order.tsx';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Outcome } from './outcome.tsx';
import { Recommended } from './recommended.tsx';
import { useLevelAfterPayment } from './use-level-after-payment.ts';
import { useOutcome } from './use-outcome.ts';

/** 支付结果: what has become of a payment, polled until it is known. */
function PaymentResult() {
  const orderNo = useQueryValue('orderNo') || undefined;
  const paymentNo = useQueryValue('paymentNo') || undefined;
  const kind = useSession(({ session }) => session.kind);
  const found = useOutcome(orderNo, paymentNo, kind === 'member');
  useLevelAfterPayment(found.order, found.outcome.kind === 'paid');
  return (
    <PageFrame
      title="支付结果"
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
          {found.outcome.kind === 'paid' && (
            <LazyPointBanner point={materialPoints.purchased} label="支付后推荐" />
          )}
          {found.outcome.kind !== 'waiting' && <Recommended />}
        </>
      )}
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: PaymentResult };
