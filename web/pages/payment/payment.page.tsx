import { NoOrder } from '#web/features/orders/no-order.tsx';
import { useNavigator, usePageId, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Checkout } from './checkout.tsx';
import { PaySkeleton } from './pay-skeleton.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';
import { useCheckout } from './use-checkout.ts';

/** 确认支付: goods of the address are ordered and paid, or an order of the address is paid. The mini-program's 收银台 pays orders alone. */
function Payment() {
  const navigator = useNavigator();
  const orderNo = useQueryValue('orderNo');
  const isCashier = usePageId() === 'miniProgramPay';
  const { goToLogin } = useSessionActions();
  const kind = useSession(({ session }) => session.kind);
  const { lines } = useCheckout();
  const nav = <NavBar title={isCashier ? '收银台' : '确认支付'} back={() => navigator.back()} />;
  if (kind === 'member' && orderNo) return <UnpaidOrder nav={nav} orderNo={orderNo} />;
  if (kind === 'member' && lines.length > 0) return <Checkout nav={nav} />;
  return (
    <Page>
      {nav}
      {kind === 'unknown' && <PaySkeleton />}
      {kind === 'guest' && (
        <EmptyState
          art="orders"
          title="登录后付款"
          line="登录后按您的会员价和券计算"
          action={{ text: '去登录', onPress: goToLogin }}
        />
      )}
      {kind === 'member' && <NoOrder title="没有要付款的商品" />}
    </Page>
  );
}

export const page: PageDefinition = { Page: Payment };
