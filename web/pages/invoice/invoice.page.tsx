import { afterSale } from '#core/contract/order/after-sale.ts';
import { isInvoiceUnderWay } from '#core/rules/order/invoice-states.ts';
import { OrderQueryState } from '#web/features/orders/order-query-state.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useNavigator, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
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
  const navigator = useNavigator();
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
    <Page>
      <NavBar title="电子发票" back={() => navigator.back()} />
      <OrderQueryState
        query={query}
        number={orderNo}
        guest={{ title: '登录后开发票', line: '只有下单的号码能申请' }}
        failedTitle="发票信息没有加载出来"
        skeleton={<Skeleton />}
      >
        {(invoice) => <OrderInvoice invoice={invoice} />}
      </OrderQueryState>
    </Page>
  );
}

export const page: PageDefinition = { Page: InvoicePage };
