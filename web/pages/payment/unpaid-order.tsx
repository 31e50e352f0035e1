import { useState } from 'react';
import type { PayMethodId } from '#core/contract/goods/shared/pay-method.shapes.ts';
import { orders } from '#core/contract/order/orders.ts';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { payments } from '#core/contract/pay/payments.ts';
import { orderSentence } from '#core/rules/order/order-progress.ts';
import { PurchaseNotes } from '#web/features/goods/purchase-notes.tsx';
import { missingOrder } from '#web/features/orders/missing-order.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { AmountHead } from './amount-head.tsx';
import { PriceSteps } from './goods-floor.tsx';
import { GoodsLine } from './goods-line.tsx';
import { PayBar } from './pay-bar.tsx';
import { PayMethods } from './pay-methods.tsx';
import { usePaused } from '#web/platform/gateway/limited-features.tsx';
import { PaySkeleton } from './pay-skeleton.tsx';
import { usePay } from './use-pay.ts';
import { usePayMethods } from './use-pay-methods.ts';
import styles from './payment.module.css';

/** An order that was submitted and is paid now; one that cannot be paid any more says why. */
export function UnpaidOrder({ title, orderNo }: { title: string; orderNo: string }) {
  const href = useHref();
  const query = useCall(orders.goodsOrder, { orderNo }, { staleMs: 0 });
  const { data: order } = query;
  if (order?.state === 'created')
    return <Payable title={title} order={order} readAt={query.at} onEnd={() => void query.refetch()} />;
  return (
    <PageFrame
      title={title}
      instead={missingOrder(query, orderNo)}
      query={query}
      failedTitle="订单没有加载出来"
      skeleton={<PaySkeleton />}
    >
      {(ended) => (
        <EmptyState
          art="orders"
          {...orderSentence({ ...ended, isPhysical: ended.lines.some(({ kind }) => kind === 'physical') })}
          action={{ text: '查看订单', href: href({ page: 'orderDetail', query: { orderNo } }) }}
        />
      )}
    </PageFrame>
  );
}

interface PayableProps {
  readonly title: string;
  readonly order: GoodsOrder;
  /** When the answer was received. */
  readonly readAt: number;
  onEnd(): void;
}

function Payable({ title, order, readAt, onEnd }: PayableProps) {
  const { orderNo, payableFen, steps, lines, payBy, serverNow, firstClaimDay } = order;
  const offset = useServerOffset(serverNow, readAt);
  const offered = useCall(payments.orderPayMethods, { orderNo });
  const methods = usePayMethods(offered.data?.list);
  const [requested, setRequested] = useState<PayMethodId>();
  const method = methods.chosen(requested);
  const pay = usePay();
  const paused = usePaused('pay');
  return (
    <PageFrame
      title={title}
      bar={
        <PayBar
          payableFen={payableFen}
          steps={steps}
          text="立即支付"
          busy={pay.busy || (!offered.data && !offered.error)}
          reason={paused ?? (method || !offered.data ? undefined : '没有可用的支付方式')}
          onPay={() => method && pay.run({ orderNo, payMethodId: method })}
        />
      }
    >
      <AmountHead fen={payableFen} firstClaimDay={firstClaimDay}>
        {payBy === null ? (
          '请尽快完成支付'
        ) : (
          <>
            请在
            <Countdown
              until={Date.parse(payBy)}
              now={Date.parse(serverNow)}
              offset={offset}
              from="minutes"
              look="primary"
              onEnd={onEnd}
            />
            内完成支付
          </>
        )}
      </AmountHead>
      <Floor label="商品和优惠">
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.skuId}>
              <GoodsLine line={line} />
            </li>
          ))}
        </ul>
        <div className={styles.steps}>
          <PriceSteps steps={steps} />
        </div>
      </Floor>
      <PurchaseNotes goodsIds={lines.map(({ goodsId }) => goodsId)} />
      <PayMethods
        query={offered}
        methods={methods}
        chosen={method}
        onChoose={setRequested}
        renews={order.renews}
      />
    </PageFrame>
  );
}
