import { View } from '@tarojs/components';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import type { OutcomeKind } from '#core/rules/pay/payment-outcome.ts';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { infoIcon } from '#web/art/icons/info-icon.ts';
import { swapIcon } from '#web/art/icons/swap-icon.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Price } from '../../ui/price.tsx';
import { PayFrame } from './pay-frame.tsx';
import { OrderLines } from './order-lines.tsx';
import { useOutcome } from './use-outcome.ts';
import styles from './pay.module.css';

const marks: Readonly<Record<OutcomeKind, string>> = {
  paid: checkIcon,
  waiting: clockIcon,
  failed: closeIcon,
  closed: infoIcon,
  refunded: swapIcon,
};

interface PayOutcomeProps {
  readonly order: GoodsOrder;
  readonly paymentNo: string;
  onPayAgain(): void;
}

/** What has become of the payment, and what can be done next. */
export function PayOutcome({ order: before, paymentNo, onPayAgain }: PayOutcomeProps) {
  const { order, outcome, pollAgain } = useOutcome(before, paymentNo);
  const { kind, title, text: sentence } = outcome;
  return (
    <PayFrame>
      <View className={styles.outcome}>
        <View className={joinClasses(styles.outcomeMark, styles[kind])}>
          <Icon of={marks[kind]} size={30} />
        </View>
        <View className={styles.outcomeTitle}>{title}</View>
        <Price fen={order.payableFen} size="hero" tone="inherit" exact />
        <View className={styles.outcomeText}>{sentence}</View>
        <View className={styles.actions}>
          {actionsOf(kind, order, { onPayAgain, pollAgain }).map(([text, onPress], at) => (
            <Button
              key={text}
              size="large"
              className={styles.button}
              look={at === 0 ? 'plain' : 'primary'}
              onPress={onPress}
            >
              {text}
            </Button>
          ))}
        </View>
      </View>
      <OrderLines order={order} />
    </PayFrame>
  );
}

/** Two ways on; the second is the likelier one. */
function actionsOf(
  kind: OutcomeKind,
  { orderNo, waitingGroup, lines }: GoodsOrder,
  { onPayAgain, pollAgain }: { onPayAgain(): void; pollAgain(): void },
): readonly (readonly [text: string, onPress: () => void])[] {
  const seeOrder = ['查看订单', () => openPage('orderDetail', { orderNo })] as const;
  switch (kind) {
    case 'waiting':
      return [
        ['重新支付', onPayAgain],
        ['我已付款', pollAgain],
      ];
    case 'failed':
      return [seeOrder, ['重新支付', onPayAgain]];
    case 'paid':
      if (waitingGroup !== null)
        return [seeOrder, ['邀请好友', () => openPage('groupShare', { groupNo: waitingGroup })]];
      if (lines.some((each) => each.kind === 'code'))
        return [seeOrder, ['去卡包使用', () => openPage('cardCoupon')]];
      return [['回首页', () => openPage('home')], seeOrder];
    case 'closed':
    case 'refunded':
      return [['回首页', () => openPage('home')], seeOrder];
  }
}
