import { goBack } from '../../platform/navigation/go-back.ts';
import { openSignIn } from '../../platform/navigation/open-sign-in.ts';
import { usePageQuery } from '../../platform/navigation/use-page-query.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { EmptyState } from '../../ui/state.tsx';
import { OrderToPay } from './order-to-pay.tsx';
import { PayFrame, PaySkeleton } from './pay-frame.tsx';

/** 收银台: pays one order. The web view's payment page leads here with the order's number, because it cannot open the chat app's cashier. */
export function PayPage() {
  const { orderNo = '' } = usePageQuery();
  const { kind } = useSession();
  if (orderNo === '')
    return (
      <PayFrame>
        <EmptyState art="orders" title="没有要付款的订单" action={{ text: '返回', onPress: goBack }} />
      </PayFrame>
    );
  switch (kind) {
    case 'unknown':
      return (
        <PayFrame>
          <PaySkeleton />
        </PayFrame>
      );
    case 'guest':
      return (
        <PayFrame>
          <EmptyState
            art="orders"
            title="登录后付款"
            note="只有下单的号码能付款"
            action={{ text: '去登录', onPress: openSignIn }}
          />
        </PayFrame>
      );
    case 'member':
      return <OrderToPay orderNo={orderNo} />;
  }
}
