import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { refundQueue } from '#core/contract/console/orders/refund-queue.ts';
import type { ConsoleRefundDetail } from '#core/contract/console/orders/refund-queue.shapes.ts';
import { refundEndWayNames, refundKindNames } from '#core/rules/console/orders/refund-acts.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { ActOutcome, WaitingNote } from '../../ui/act-outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { codeLink } from '../../ui/code.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { FormError } from '../../ui/field.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { accountName } from '../orders/account-names.ts';
import { payMethodName, waitText } from '../orders/order-words.tsx';
import { RevealNumber } from '../reveals/reveal-number.tsx';
import { EndForm } from './end-form.tsx';
import { RefundTrace } from './refund-trace.tsx';
import { askerText, RefundState } from './refund-words.tsx';
import styles from './refunds.module.css';

const route = getRouteApi('/shell/refunds/$refundNo');

/** One refund: what each side says and when, what is booked, and what can be done now. */
export function RefundPage() {
  const { refundNo } = route.useParams();
  const query = useQuery({
    ...reading(refundQueue.refundDetailOfConsole, { refundNo }),
    refetchInterval: 5_000,
  });
  if (!query.data) return <ListState query={query} isEmpty={false} empty="" />;
  return <Refund key={refundNo} refund={query.data} />;
}

function Refund({ refund }: { readonly refund: ConsoleRefundDetail }) {
  const { may } = useMe();
  const { refundNo, acts, waiting } = refund;
  const [form, setForm] = useState<'send' | 'end'>();
  const [reason, setReason] = useState('');
  const close = (): void => setForm(undefined);
  const ask = useChange(refundQueue.askRefund);
  const send = useChange(refundQueue.sendRefundAgain, close);
  const isOver = refund.state === 'done' || refund.state === 'ended';
  return (
    <>
      <Head
        title={refundNo}
        tag={<RefundState state={refund.state} />}
        facts={refund.waitsSeconds === null ? '' : `已等 ${waitText(refund.waitsSeconds)}`}
      >
        {refund.isLate && <Tag tone="danger">超过 10 分钟</Tag>}
        <Link to="/refunds" search={{}} className={styles.back}>
          回到退款
        </Link>
        {may('refunds.proposeEnd') && !isOver && (
          <Button look="danger" disabled={acts.end !== null} onPress={() => setForm('end')}>
            人工结束…
          </Button>
        )}
        {may('orders.query') && acts.ask === null && (
          <Button busy={ask.isPending} onPress={() => ask.mutate({ refundNo })}>
            问渠道
          </Button>
        )}
        {may('refunds.send') && !isOver && (
          <Button look="primary" disabled={acts.send !== null} onPress={() => setForm('send')}>
            重新发送…
          </Button>
        )}
      </Head>
      {waiting && (
        <WaitingNote>
          {waiting.by} {formatTime(waiting.at)} 申请了人工结束，<Link to="/approvals">等另一位成员审批</Link>
        </WaitingNote>
      )}
      {form === 'send' && (
        <ActForm
          title="重新发送这笔退款"
          effect="用同一个退款号再次请渠道退款，渠道对一个号只退一次"
          button="立即发送"
          busy={send.isPending}
          error={send.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() => send.mutate({ refundNo, reason })}
          onClose={close}
        />
      )}
      {form === 'end' && <EndForm refund={refund} onClose={close} />}
      <FormError error={ask.error} />
      <ActOutcome>{ask.data?.said ?? send.data?.outcome ?? ''}</ActOutcome>
      <Columns
        side={
          <>
            <Card title="用户">
              <RevealNumber userId={refund.userId} masked={refund.mobile} />
              <FactList facts={factsOf(refund)} />
            </Card>
            {refund.end && <End end={refund.end} hasPaid={refund.state === 'done'} />}
          </>
        }
      >
        <RefundTrace refund={refund} />
        <Card title="退什么" facts={formatFen(refund.amountFen)}>
          <ul className={styles.lines}>
            {refund.lines.map(({ goodsName, quantity }, at) => (
              <li key={at}>
                {goodsName} ×{quantity}
              </li>
            ))}
            {refund.lines.length === 0 && <li>{refund.name}</li>}
          </ul>
        </Card>
        <Card title="账本">
          <p className={styles.booked}>
            {refund.booked
              ? `${formatTime(refund.booked.at)} 借 ${accountName(refund.booked.debit)}，贷 ${accountName(refund.booked.credit)} ${formatFen(refund.booked.amountFen)}`
              : '没有记账：渠道退成后才记'}
          </p>
        </Card>
      </Columns>
    </>
  );
}

const factsOf = (refund: ConsoleRefundDetail) =>
  [
    ['申请', formatTime(refund.requestedAt)],
    ['谁申请', askerText(refund)],
    ['原因', refund.reason],
    ['来自', refundKindNames[refund.kind]],
    [
      '订单',
      refund.orderNo === null ? (
        ''
      ) : (
        <Link key="order" to="/orders/$orderNo" params={{ orderNo: refund.orderNo }} className={codeLink}>
          {refund.orderNo}
        </Link>
      ),
    ],
    ['支付号', refund.paymentNo ?? ''],
    ['渠道', payMethodName(refund.payMethodId)],
    ['请求次数', `${refund.tries} 次`],
    ['下次请求', refund.nextTryAt === null ? '' : formatTime(refund.nextTryAt)],
  ] as const;

const End = ({
  end,
  hasPaid,
}: {
  readonly end: NonNullable<ConsoleRefundDetail['end']>;
  readonly hasPaid: boolean;
}) => (
  <Card title="人工结束" aside={hasPaid && <Tag tone="danger">渠道后来又退了，请向用户核对</Tag>}>
    <FactList
      facts={[
        ['方式', refundEndWayNames[end.way]],
        ['凭证号', end.proofNo],
        ['原因', end.reason],
        ['申请人', end.requestedBy],
        ['同意人', end.approvedBy],
        ['时间', formatTime(end.at)],
      ]}
    />
  </Card>
);
