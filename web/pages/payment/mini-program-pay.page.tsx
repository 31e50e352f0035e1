import { NoOrder } from '#web/features/orders/no-order.tsx';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { PaySkeleton } from './pay-skeleton.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';

const title = '收银台';

/** 收银台 of the mini-program edition: pays one order, and shows what has become of the payment. */
function MiniProgramPay() {
  const orderNo = useQueryValue('orderNo') ?? '';
  const isSent = useQueryValue('sent') !== undefined;
  const kind = useSession(({ session }) => session.kind);
  if (kind === 'member' && orderNo !== '')
    return isSent ? <PaymentOutcome title={title} /> : <UnpaidOrder title={title} orderNo={orderNo} />;
  return (
    <PageFrame
      title={title}
      guest={{ title: '登录后付款', text: '只有下单的号码能付款' }}
      skeleton={<PaySkeleton />}
    >
      <NoOrder title="没有要付款的订单" />
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: MiniProgramPay };
