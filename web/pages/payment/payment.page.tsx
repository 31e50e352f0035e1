import { NoOrder } from '#web/features/orders/no-order.tsx';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Checkout } from './checkout.tsx';
import { PaySkeleton } from './pay-skeleton.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';
import { useCheckout } from './use-checkout.ts';

const title = '确认支付';

/** 确认支付: goods of the address are ordered and paid, or an order of the address is paid. */
function Payment() {
  const orderNo = useQueryValue('orderNo');
  const kind = useSession(({ session }) => session.kind);
  const { lines } = useCheckout();
  if (kind === 'member' && orderNo) return <UnpaidOrder title={title} orderNo={orderNo} />;
  if (kind === 'member' && lines.length > 0) return <Checkout title={title} />;
  return (
    <PageFrame
      title={title}
      guest={{ title: '登录后付款', text: '登录后按您的会员价和券计算' }}
      skeleton={<PaySkeleton />}
    >
      <NoOrder title="没有要付款的商品" />
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: Payment };
