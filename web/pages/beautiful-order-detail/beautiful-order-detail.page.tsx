import { orderQuery } from '#core/contract/content/order-query.ts';
import type { OrderDetail } from '#core/contract/content/order-query.shapes.ts';
import { codes } from '#core/contract/envelope.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import styles from './beautiful-order-detail.module.css';

// The page shows the failure itself.
const detail = { ...orderQuery.orderDetail, quiet: true };

/** Polls while the order is pending. */
const nextLook = (order: OrderDetail | undefined): number | false =>
  order?.state === 'delivering' ? 2_000 : false;

/** 订单详情 of the regional campaign: one claim or exchange with its content and trace. */
function BeautifulOrderDetail() {
  const href = useHref();
  const orderId = useQueryValue('orderId') ?? '';
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const {
    data: order,
    error,
    refetch,
  } = useCall(detail, { orderId }, { enabled: signedIn && orderId !== '', refetchMs: nextLook });
  const shown = () => {
    if (orderId === '' || error?.code === codes.refused)
      return (
        <Floor label="没有订单">
          <EmptyState
            art="orders"
            title="没有找到该订单"
            text="请从领取记录或兑换记录进入"
            action={{ text: '去看看', href: href({ page: 'beautiful' }) }}
          />
        </Floor>
      );
    if (order)
      return (
        <>
          <OrderHead order={order} />
          <OrderFacts order={order} />
          <OrderSteps log={order.log} />
        </>
      );
    return (
      <QueryPlaceholder
        query={{ error, refetch }}
        skeleton={<OrderSkeleton />}
        failedTitle="订单没有加载出来"
        failedLook="floor"
      />
    );
  };
  return (
    <PageFrame title="订单详情" hero={{ motif: 'willow', opacity: 0.1, height: 260 }}>
      {shown()}
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: BeautifulOrderDetail };

/** What happened to the order, the newest first. */
function OrderSteps({ log }: Pick<OrderDetail, 'log'>) {
  if (log.length === 0) return null;
  return (
    <Floor header={{ title: '办理进度' }}>
      <ol className={styles.steps}>
        {[...log].reverse().map(({ note, at }) => (
          <li key={`${at}${note}`}>
            <b>{note}</b>
            <time dateTime={at}>{chinaMinute(new Date(at))}</time>
          </li>
        ))}
      </ol>
    </Floor>
  );
}
