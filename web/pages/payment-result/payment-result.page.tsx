import { materialPoints } from '#core/rules/tracking/material-points.ts';
import { LazyPointBanner } from '#web/features/goods/lazy-point-banner.tsx';
import { NoOrder } from '#web/features/orders/no-order.tsx';
import { useNavigator, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Outcome } from './outcome.tsx';
import { Recommended } from './recommended.tsx';
import { useLevelAfterPayment } from './use-level-after-payment.ts';
import { useOutcome } from './use-outcome.ts';

/** 支付结果: what has become of a payment, polled until it is known. */
function PaymentResult() {
  const navigator = useNavigator();
  const orderNo = useQueryValue('orderNo') || undefined;
  const paymentNo = useQueryValue('paymentNo') || undefined;
  const { goToLogin } = useSessionActions();
  const kind = useSession(({ session }) => session.kind);
  const found = useOutcome(orderNo, paymentNo, kind === 'member');
  useLevelAfterPayment(found.order, found.outcome.kind === 'paid');
  return (
    <Page>
      <NavBar title="支付结果" back={() => navigator.back()} />
      {kind === 'guest' ? (
        <EmptyState
          art="orders"
          title="登录后查看支付结果"
          line="只有下单的号码能查看"
          action={{ text: '去登录', onPress: goToLogin }}
        />
      ) : found.isMissing ? (
        <NoOrder title="没有找到刚才的支付" />
      ) : found.order ? (
        <>
          <Outcome {...found} order={found.order} />
          {found.outcome.kind === 'paid' && (
            <LazyPointBanner point={materialPoints.purchased} label="支付后推荐" />
          )}
          {found.outcome.kind !== 'waiting' && <Recommended />}
        </>
      ) : found.error ? (
        <FailedState
          look="page"
          title="支付结果没有加载出来"
          line={found.error.message}
          onRetry={found.refetch}
        />
      ) : (
        <Floor label="加载中" busy>
          <SkeletonBox height={268} />
        </Floor>
      )}
    </Page>
  );
}

export const page: PageDefinition = { Page: PaymentResult };
