import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { invoiceDesk } from '#core/contract/console/orders/invoices/invoice-desk.ts';
import type { ConsoleInvoiceDetail } from '#core/contract/console/orders/invoices/invoice-desk.shapes.ts';
import { titleKindNames } from '#core/rules/console/orders/invoices/invoice-acts.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { ActOutcome, WaitingNote } from '../../ui/act-outcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { codeLink } from '../../ui/code.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { FormError } from '../../ui/field.tsx';
import { Head, ListState } from '../../ui/parts.tsx';
import { waitText } from '../orders/order-words.tsx';
import { RevealNumber } from '../reveals/reveal-number.tsx';
import { TraceList } from '../../lists/trace.tsx';
import { InvoiceState } from './invoice-words.tsx';
import styles from './invoices.module.css';

const route = getRouteApi('/shell/invoices/$invoiceNo');

/** One invoice: what the tax service said, and what can be done now. */
export function InvoicePage() {
  const { invoiceNo } = route.useParams();
  const query = useQuery({ ...reading(invoiceDesk.invoiceDetail, { invoiceNo }), refetchInterval: 5_000 });
  if (!query.data) return <ListState query={query} isEmpty={false} empty="" />;
  return <Invoice key={invoiceNo} invoice={query.data} />;
}

function Invoice({ invoice }: { readonly invoice: ConsoleInvoiceDetail }) {
  const { may } = useMe();
  const { invoiceNo, acts, waiting } = invoice;
  const [form, setForm] = useState<'send' | 'reverse'>();
  const [reason, setReason] = useState('');
  const close = (): void => setForm(undefined);
  const ask = useChange(invoiceDesk.askInvoice);
  const send = useChange(invoiceDesk.sendInvoiceAgain, close);
  const reverse = useChange(invoiceDesk.proposeInvoiceReversal, close);
  return (
    <>
      <Head
        title={invoiceNo}
        tag={<InvoiceState state={invoice.state} />}
        facts={invoice.waitsSeconds === null ? '' : `已等 ${waitText(invoice.waitsSeconds)}`}
      >
        <Link to="/invoices" search={{}} className={styles.back}>
          回到发票
        </Link>
        {may('invoices.proposeReversal') && (
          <Button look="danger" disabled={acts.reverse !== null} onPress={() => setForm('reverse')}>
            红冲…
          </Button>
        )}
        {may('invoices.send') && (
          <>
            <Button busy={ask.isPending} onPress={() => ask.mutate({ invoiceNo })}>
              问税务服务
            </Button>
            {acts.send === null && (
              <Button look="primary" onPress={() => setForm('send')}>
                重新发送…
              </Button>
            )}
          </>
        )}
      </Head>
      {waiting && (
        <WaitingNote>
          {waiting.by} {formatTime(waiting.at)} 申请了红冲，<Link to="/approvals">等另一位成员审批</Link>
        </WaitingNote>
      )}
      {form === 'reverse' && (
        <ActForm
          title="红冲这张发票"
          effect={`财务或负责人同意后，税务服务开一张 −${formatFen(invoice.amountFen)} 的红字发票，原发票作废，不能撤回；钱不退，用户可以重新申请`}
          button="提交审批"
          look="danger"
          busy={reverse.isPending}
          error={reverse.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() => reverse.mutate({ invoiceNo, reason })}
          onClose={close}
        />
      )}
      {form === 'send' && (
        <ActForm
          title="重新发送这张发票"
          effect={
            invoice.state === 'refused'
              ? '税务服务拒绝了这个编号，用原来的抬头和新的编号再申请一次'
              : '用同一个编号马上再请税务服务，对一个编号只开一次、只红冲一次'
          }
          button="立即发送"
          busy={send.isPending}
          error={send.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() => send.mutate({ invoiceNo, reason })}
          onClose={close}
        />
      )}
      <FormError error={ask.error} />
      <ActOutcome>{ask.data?.said ?? send.data?.outcome ?? (reverse.data ? '已提交审批' : '')}</ActOutcome>
      <Columns
        side={
          <>
            <Card title="用户">
              <RevealNumber userId={invoice.userId} masked={invoice.mobile} />
              <FactList facts={factsOf(invoice)} />
            </Card>
            {invoice.reversal && (
              <Card title="红冲">
                <FactList
                  facts={[
                    ['原因', invoice.reversal.reason],
                    ['申请', invoice.reversal.requestedBy],
                    ['同意', `${invoice.reversal.approvedBy} ${formatTime(invoice.reversal.at)}`],
                  ]}
                />
              </Card>
            )}
          </>
        }
      >
        <Card title="税务服务" facts="只有它能开具和红冲">
          <TraceList trace={invoice.trace} />
          {invoice.nextTryAt !== null && <p className={styles.muted}>下次 {formatTime(invoice.nextTryAt)}</p>}
        </Card>
        <Card title="这个订单的发票" isFlush>
          <DataTable
            caption="这个订单的发票"
            columns={roundColumns}
            rows={invoice.rounds}
            keyOf={(round) => round.invoiceNo}
          />
        </Card>
      </Columns>
    </>
  );
}

const roundColumns: readonly Column<ConsoleInvoiceDetail['rounds'][number]>[] = [
  {
    title: '发票编号',
    cell: ({ invoiceNo }) => (
      <Link to="/invoices/$invoiceNo" params={{ invoiceNo }} className={codeLink}>
        {invoiceNo}
      </Link>
    ),
  },
  { title: '申请', cell: ({ requestedAt }) => formatTime(requestedAt) },
  { title: '金额', align: 'end', cell: ({ amountFen }) => formatFen(amountFen) },
  { title: '状态', cell: ({ state }) => <InvoiceState state={state} /> },
];

const factsOf = (invoice: ConsoleInvoiceDetail) =>
  [
    [
      '订单',
      <Link key="order" to="/orders/$orderNo" params={{ orderNo: invoice.orderNo }} className={codeLink}>
        {invoice.orderNo}
      </Link>,
    ],
    ['抬头', `${invoice.title}（${titleKindNames[invoice.titleKind]}）`],
    ['税号', invoice.taxNo ?? ''],
    ['邮箱', invoice.email],
    ['金额', formatFen(invoice.state === 'reversed' ? 0 : invoice.amountFen)],
    ['订单可开票', formatFen(invoice.restFen)],
    ['发票代码', invoice.taxCode ?? ''],
    ['发票号码', invoice.taxNumber ?? ''],
  ] as const;
