import { businessOrder } from '#core/contract/content/business-order.ts';
import { pageCode } from '#core/rules/tracking/page-code.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { PageLink, useHref } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderCard } from './order-card.tsx';
import styles from './m-zone-orders.module.css';

/** 我的订单: the subscriber's orders, those of the M-Zone first. */
function MZoneOrders() {
  const href = useHref();
  const { project } = useSite();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const query = useCall(
    businessOrder.myBusinesses,
    { pageCode: pageCode(project.appId, 'mZoneOrders') },
    { enabled: isMember },
  );
  return (
    <PageFrame
      title="我的订单"
      query={query}
      failedTitle="订单没有加载出来"
      skeleton={<OrderSkeleton />}
      isEmpty={(orders) => orders.length === 0}
      empty={
        <EmptyState
          art="orders"
          title="还没有订单"
          text="开通动感圈权益包后，订单会出现在这里"
          action={{ text: '去看看', href: href({ page: 'mZone' }) }}
        />
      }
    >
      {(orders) => (
        <>
          <ul className={styles.orders}>
            {orders.map((order) => (
              <OrderCard key={order.businessId} order={order} />
            ))}
          </ul>
          <p className={styles.footnote}>
            以上是您的号码正在使用的业务，退订请到
            <PageLink to={{ page: 'serviceProvision' }}>业务办理</PageLink>
          </p>
        </>
      )}
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: MZoneOrders };
