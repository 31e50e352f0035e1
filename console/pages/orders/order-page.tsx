import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import type { ConsoleOrderDetail } from '#core/contract/console/orders/orders.shapes.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { ActOutcome } from '../../ui/act-outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { CorrectForm, ShipForm } from '../shipments/parcel-forms.tsx';
import { RevealNumber } from '../reveals/reveal-number.tsx';
import { SubscriberLink } from '../subscribers/subscriber-link.tsx';
import { MoneyTable } from './money-table.tsx';
import { InvoiceFact, TicketFacts } from './order-facts.tsx';
import { NotesCard } from './notes-card.tsx';
import { Ledger, Prices, Refunds, Shipment } from './order-parts.tsx';
import { OrderState, stepText, waitText } from './order-words.tsx';
import { RefundForm } from './refund-form.tsx';
import { TicketForm } from './ticket-form.tsx';
import styles from './orders.module.css';

const route = getRouteApi('/shell/orders/$orderNo');

/** One order: what each side says and when, its money, its goods, and what can be done now. */
export function OrderPage() {
  const { orderNo } = route.useParams();
  const query = useQuery({ ...reading(orderConsole.orderDetail, { orderNo }), refetchInterval: 5_000 });
  if (!query.data) return <ListState query={query} isEmpty={false} empty="" />;
  return <Order key={orderNo} order={query.data} />;
}

function Order({ order }: { readonly order: ConsoleOrderDetail }) {
  const { may } = useMe();
  const { orderNo, acts, lines, shipment } = order;
  const [form, setForm] = useState<
    'close' | 'refund' | 'ship' | 'correct' | 'ticket' | { readonly resend: number }
  >();
  const [reason, setReason] = useState('');
  const [shipped, setShipped] = useState('');
  const close = (): void => setForm(undefined);
  const done = (outcome: string): void => {
    setShipped(outcome);
    close();
  };
  const ask = useChange(orderConsole.queryOrder);
  const closing = useChange(orderConsole.closeOrder, close);
  const resend = useChange(orderConsole.resendOrderLine, close);
  const resent = typeof form === 'object' ? form.resend : undefined;
  const surplus = order.payments.some(({ isSurplus }) => isSurplus);
  return (
    <>
      <Head
        title={orderNo}
        tag={<OrderState order={order} />}
        facts={order.waitsSeconds === null ? '' : `${stepText(order)}，已等 ${waitText(order.waitsSeconds)}`}
      >
        {surplus && <Tag tone="info">多付一笔，已自动退回</Tag>}
        {order.isStuck && <Tag tone="danger">卡住超过 10 分钟</Tag>}
        <Link to="/orders" search={{}} className={styles.back}>
          回到订单
        </Link>
        {may('orders.resend') && acts.close === null && (
          <Button look="danger" onPress={() => setForm('close')}>
            关闭订单…
          </Button>
        )}
        {may('orders.proposeRefund') && (
          <Button disabled={acts.refund !== null} onPress={() => setForm('refund')}>
            退款…
          </Button>
        )}
        {may('tickets.answer') && <Button onPress={() => setForm('ticket')}>建工单…</Button>}
        {may('shipments.import') && acts.ship === null && (
          <Button onPress={() => setForm('ship')}>发货…</Button>
        )}
        {may('orders.query') && (
          <Button
            look="primary"
            busy={ask.isPending}
            disabled={acts.query !== null}
            onPress={() => ask.mutate({ orderNo })}
          >
            立即查单
          </Button>
        )}
      </Head>
      {form === 'close' && (
        <ActForm
          title="关闭这个订单"
          effect="先请渠道关单，再退回占用的库存、优惠券和AI豆；渠道说已付款就不关闭"
          button="关闭订单"
          look="danger"
          busy={closing.isPending}
          error={closing.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() => closing.mutate({ orderNo, reason })}
          onClose={close}
        />
      )}
      {resent !== undefined && (
        <ActForm
          title={`重发：${lines.find(({ line }) => line === resent)?.goodsName ?? ''}`}
          effect="用同一个发放编号再次请供应商发放，供应商对一个编号只发放一次"
          button="立即重发"
          busy={resend.isPending}
          error={resend.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() => resend.mutate({ orderNo, line: resent, reason })}
          onClose={close}
        />
      )}
      {form === 'ship' && <ShipForm orderNo={orderNo} onDone={done} onClose={close} />}
      {form === 'correct' && shipment && (
        <CorrectForm orderNo={orderNo} shipment={shipment} onDone={done} onClose={close} />
      )}
      {form === 'refund' && <RefundForm order={order} onClose={close} />}
      {form === 'ticket' && <TicketForm orderNo={orderNo} onClose={close} />}
      <FormError error={ask.error} />
      <ActOutcome>
        {ask.data?.said
          .map(({ text, agrees }) => `${text}（${agrees ? '与我们一致' : '与我们不同'}）`)
          .join('；') ??
          resend.data?.outcome ??
          closing.data?.outcome ??
          shipped}
      </ActOutcome>
      <Columns
        side={
          <>
            <Card title="用户">
              <RevealNumber userId={order.userId} masked={order.mobile} />
              <SubscriberLink userId={order.userId} />
              <FactList
                facts={[
                  ['下单', formatTime(order.createdAt)],
                  ['应付', formatFen(order.payableFen)],
                  ['实付', formatFen(order.paidFen)],
                  ['已退', formatFen(order.refundedFen)],
                  ['发票', <InvoiceFact key="invoice" invoice={order.invoice} />],
                  ['工单', <TicketFacts key="tickets" tickets={order.tickets} />],
                ]}
              />
            </Card>
            <NotesCard order={order} />
          </>
        }
      >
        <MoneyTable order={order} />
        <Prices
          order={order}
          onResend={may('orders.resend') ? (line) => setForm({ resend: line }) : undefined}
        />
        <Ledger order={order} />
        <Refunds order={order} />
        <Shipment
          order={order}
          onCorrect={
            may('shipments.import') && acts.correctShipment === null ? () => setForm('correct') : undefined
          }
        />
      </Columns>
    </>
  );
}
