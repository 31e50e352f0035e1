import { View } from '@tarojs/components';
import { useState } from 'react';
import type { PayMethodId } from '#core/contract/goods/shared/pay-method.shapes.ts';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { chosenPayMethod } from '#core/rules/pay/chosen-pay-method.ts';
import { payMethodViews } from '#core/rules/pay/pay-method-views.ts';
import { firstClaimText } from '#core/rules/rights/first-claim-day.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Price } from '../../ui/price.tsx';
import { FailedState } from '../../ui/state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OrderLines } from './order-lines.tsx';
import { PayBar } from './pay-bar.tsx';
import { PayFrame } from './pay-frame.tsx';
import { PayMethods } from './pay-methods.tsx';
import { usePay } from './use-pay.ts';
import styles from './pay.module.css';

interface PayableProps {
  readonly order: GoodsOrder;
  /** By the phone's clock. */
  readonly payUntil: number;
  /** The outcome of this payment is the server's to say. */
  onSent(paymentNo: string): void;
  onEnd(): void;
}

/** The sum, until when it is paid, what is bought, and how it is paid. */
export function Payable({ order, payUntil, onSent, onEnd }: PayableProps) {
  const { orderNo, payableFen, firstClaimDay, renews } = order;
  const offered = useQuery(payments.orderPayMethods, { orderNo }, { staleMs: 0 });
  const [requested, setRequested] = useState<PayMethodId>();
  const views = offered.data && payMethodViews(offered.data.list, true);
  const method = chosenPayMethod(views ?? [], requested);
  const { busy, note, pay } = usePay(orderNo, onSent);
  return (
    <PayFrame
      bar={
        <PayBar
          order={order}
          busy={busy}
          note={note ?? (views && method === undefined ? '没有可用的支付方式' : undefined)}
          disabled={method === undefined}
          onPay={() => method !== undefined && pay(method)}
        />
      }
    >
      <View className={styles.amount}>
        <Price fen={payableFen} size="hero" tone="inherit" exact />
        {firstClaimDay !== null && <View>会员权益{firstClaimText(firstClaimDay)}</View>}
        <View className={styles.until}>
          请在
          <Countdown until={payUntil} from="minutes" onEnd={onEnd} />
          内完成支付
        </View>
      </View>
      <OrderLines order={order} />
      {views && <PayMethods views={views} chosen={method} renews={renews} onChoose={setRequested} />}
      {!views &&
        (offered.error && !offered.loading ? (
          <FailedState look="strip" title="支付方式没有加载出来" onRetry={() => void offered.refetch()} />
        ) : (
          <View className={styles.skeletons}>
            <Skeleton height={260} />
          </View>
        ))}
    </PayFrame>
  );
}
