import { afterSale } from '#core/contract/order/after-sale.ts';
import { isInvoiceUnderWay } from '#core/rules/order/invoice-states.ts';
import { missingOrder } from '#web/features/orders/missing-order.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { OrderInvoice } from './order-invoice.tsx';

const Skeleton = () => (
  <div role="status" aria-label="加载中">
    <Floor label="加载中" busy>
      <SkeletonBox height={260} />
    </Floor>
  </div>
);

const pollMs = 5_000;

/** 电子发票: requests the invoice of an order, or shows what has become of it. */
function InvoicePage() {
  const orderNo = useQueryValue('orderNo') ?? '';
  const isMember = useSession(({ session }) => session.kind === 'member');
  const query = useCall(
    afterSale.invoice,
    { orderNo },
    {
      enabled: isMember && orderNo !== '',
      refetchMs: (invoice) => (invoice?.request && isInvoiceUnderWay(invoice.request.state) ? pollMs : false),
    },
  );
  return (
    <PageFrame
      title="电子发票"
      guest={{ title: '登录后开发票', text: '只有下单的号码能申请' }}
      instead={missingOrder(query, orderNo)}
      query={query}
      failedTitle="发票信息没有加载出来"
      skeleton={<Skeleton />}
    >
      {(invoice) => <OrderInvoice invoice={invoice} />}
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: InvoicePage };
