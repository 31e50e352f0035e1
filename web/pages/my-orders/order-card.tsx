import type { OrderSummary } from '#core/contract/order/orders.shapes.ts';
import { messageMoment } from '#core/rules/messages/message-time.ts';
import { shownOrder } from '#core/rules/order/shown-order.ts';
import { walletEnd } from '#core/rules/wallet/wallet-end.ts';
import { Icon } from '#web/art/icon.tsx';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { kindTags } from '#web/features/orders/kind-tags.ts';
import { OrderLine } from '#web/features/orders/order-line.tsx';
import { TimeToPay } from '#web/features/orders/time-to-pay.tsx';
import type { CancelOrder } from '#web/features/orders/use-cancel-order.ts';
import type { OrderActions } from '#web/features/orders/use-order-actions.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import { OrderButtons, type OrderButtonsProps } from './order-buttons.tsx';
import type { ShownOrders } from './use-orders.ts';
import { Card } from '#web/ui/card/card.tsx';
import styles from './my-orders.module.css';

interface OrderCardProps {
  readonly order: OrderSummary;
  readonly orders: Pick<ShownOrders, 'serverNow' | 'offset' | 'refetch'>;
  readonly cancel: CancelOrder;
  readonly actions: OrderActions;
  readonly code: OrderButtonsProps['code'];
  readonly isFirst: boolean;
}

/** One order: its state, its first goods, and what can be done with it. */
export function OrderCard({ order, orders, cancel, actions, code, isFirst }: OrderCardProps) {
  const { orderNo, state, stateText, payableFen, createdAt, payBy, lines, use } = order;
  const [first] = lines;
  const isUnpaid = state === 'created';
  const { kind } = shownOrder({ ...order, waitsForGroup: order.waitingGroup !== null });
  const isOver = ['closed', 'done', 'refunded', 'ended'].includes(kind);
  const isUrgent = isUnpaid || kind === 'toUse' || kind === 'refunding' || kind === 'refundingPart';
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        {first && <Tag kind={kindTags[first.kind].look}>{kindTags[first.kind].text}</Tag>}
        <span className="grow text-sub text-tertiary">{messageMoment(Date.parse(createdAt))}</span>
        <span className={joinClasses(styles.state, isUrgent && styles.urgent, isOver && styles.over)}>
          {stateText}
        </span>
      </div>
      {first && (
        <PageLink className={styles.goods} to={{ page: 'orderDetail', query: { orderNo } }}>
          <OrderLine
            line={first}
            fen={payableFen}
            count={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
          />
          {lines.length > 1 && <span className="text-sub text-tertiary">等{lines.length}种商品</span>}
        </PageLink>
      )}
      <div className={styles.foot}>
        <span className={`${styles.left} text-sub text-secondary`}>
          {payBy !== null && orders.serverNow !== undefined && (
            <TimeToPay
              payBy={payBy}
              serverNow={orders.serverNow}
              offset={orders.offset}
              onEnd={() => void orders.refetch()}
            />
          )}
          {use.until !== null && orders.serverNow !== undefined && (
            <span className={styles.until}>
              <Icon of={clockIcon} size={14} />
              {walletEnd(use.until, orders.serverNow).text}
            </span>
          )}
        </span>
        <OrderButtons order={order} cancel={cancel} actions={actions} code={code} isFirst={isFirst} />
      </div>
    </Card>
  );
}
