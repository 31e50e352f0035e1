import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import type { OutcomeKind } from '#core/rules/pay/payment-outcome.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { infoIcon } from '#web/art/icons/info-icon.ts';
import { swapIcon } from '#web/art/icons/swap-icon.ts';
import { FirstClaimNote } from '#web/features/orders/first-claim-note.tsx';
import { OrderLine } from '#web/features/orders/order-line.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Price } from '#web/ui/price/price.tsx';
import { NextCard } from './next-card.tsx';
import type { ShownOutcome } from './use-outcome.ts';
import { usePayPages } from './use-pay-pages.ts';
import styles from './payment-result.module.css';

const marks: Readonly<Record<OutcomeKind, string>> = {
  paid: checkIcon,
  waiting: clockIcon,
  failed: closeIcon,
  closed: infoIcon,
  refunded: swapIcon,
};

/** The state of the payment in words, the sum, and what to do next. */
export function Outcome({
  order,
  outcome: { kind, title, text },
  loading,
  refetch,
}: ShownOutcome & { order: GoodsOrder }) {
  return (
    <>
      <Floor label="支付结果">
        <div className={styles.outcome} role="status">
          <span className={joinClasses(styles.mark, styles[kind])}>
            <Icon of={marks[kind]} size={30} />
          </span>
          <h2 className={styles.title}>{title}</h2>
          <Price fen={order.payableFen} size={32} tone="text" exact />
          <p className={styles.text}>{text}</p>
          <FirstClaimNote day={order.firstClaimDay} className={styles.firstDay} />
        </div>
        <NextSteps kind={kind} order={order} loading={loading} onRefetch={refetch} />
      </Floor>
      {kind === 'paid' && <NextCard order={order} />}
      <Floor label="商品">
        <ul className={styles.lines}>
          {order.lines.map((each) => (
            <li key={each.skuId}>
              <OrderLine line={each} />
            </li>
          ))}
        </ul>
      </Floor>
    </>
  );
}

interface NextStepsProps {
  readonly kind: OutcomeKind;
  readonly order: GoodsOrder;
  readonly loading: boolean;
  onRefetch(): void;
}

function NextSteps({ kind, order: { orderNo }, loading, onRefetch }: NextStepsProps) {
  const href = useHref();
  const seeOrder = href({ page: 'orderDetail', query: { orderNo } });
  const pages = usePayPages();
  const payAgain = href(pages.order(orderNo));
  const goHome = href({ page: 'home' });
  switch (kind) {
    case 'waiting':
      return (
        <div className={styles.actions}>
          <Button kind="outline" href={payAgain}>
            重新支付
          </Button>
          <Button busy={loading} onPress={onRefetch}>
            我已付款
          </Button>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.actions}>
          <Button kind="outline" href={seeOrder}>
            查看订单
          </Button>
          <Button href={payAgain}>重新支付</Button>
        </div>
      );
    case 'paid':
    case 'closed':
    case 'refunded':
      return (
        <div className={styles.actions}>
          <Button kind="outline" href={goHome}>
            回首页
          </Button>
          <Button kind={kind === 'paid' ? 'outline' : 'primary'} href={seeOrder}>
            查看订单
          </Button>
        </div>
      );
  }
}
