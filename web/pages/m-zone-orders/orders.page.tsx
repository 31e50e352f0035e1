import './orders.css';
import { businessOrder } from '#core/contract/content/business-order.ts';
import { pageCode } from '#core/rules/tracking/page-code.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { PageLink, useHref, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { useWorld } from '#web/platform/world/world.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { OrderBones } from './order-bones.tsx';
import { OrderCard } from './order-card.tsx';

/** 我的订单: what the subscriber has ordered and holds, the circle's own first. */
function CircleOrders() {
  const navigator = useNavigator();
  const href = useHref();
  const { project } = useWorld();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const { data, error, refetch } = useCall(
    businessOrder.myBusinesses,
    { pageCode: pageCode(project.appId, 'dynamicCircleOrders') },
    { enabled: isMember },
  );
  return (
    <Page>
      <NavBar title="我的订单" back={() => navigator.back()} />
      {!data && error && (
        <FailedState title="订单没有加载出来" line={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <OrderBones />}
      {data?.length === 0 && (
        <EmptyState
          art="orders"
          title="还没有订单"
          line="开通动感圈权益包后，订单会出现在这里"
          action={{ text: '去看看', href: href({ page: 'dynamicCircle' }) }}
        />
      )}
      {data && data.length > 0 && (
        <>
          <ul className="mzo">
            {data.map((order) => (
              <OrderCard key={order.businessId} order={order} />
            ))}
          </ul>
          <p className="mzo__n">
            以上是您的号码正在使用的业务，退订请到
            <PageLink to={{ page: 'serviceProvision' }}>业务办理</PageLink>
          </p>
        </>
      )}
    </Page>
  );
}

export const page: PageDefinition = { Page: CircleOrders };
