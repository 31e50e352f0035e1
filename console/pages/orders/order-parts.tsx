import { Link } from '@tanstack/react-router';
import type { ConsoleOrderDetail } from '#core/contract/console/orders/orders.shapes.ts';
import { SupplierName } from '../../lists/supplier-name.tsx';
import { formatFen, formatTime } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Code, codeLink } from '../../ui/code.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/parts.tsx';
import { accountName } from './account-names.ts';
import styles from './orders.module.css';

interface PartProps {
  readonly order: ConsoleOrderDetail;
}
type Line = ConsoleOrderDetail['lines'][number];

function deliveryTag({ delivery, isRefunded }: Line) {
  if (isRefunded) return <Tag>已退款</Tag>;
  switch (delivery) {
    case null:
      return <Tag>未开始</Tag>;
    case 'delivering':
      return <Tag tone="info">发放中</Tag>;
    case 'shipped':
      return <Tag tone="info">已发货</Tag>;
    case 'delivered':
      return <Tag tone="success">已发放</Tag>;
    case 'failed':
      return <Tag tone="danger">没有发放</Tag>;
  }
}

const lineColumns = (onResend: ((line: number) => void) | undefined): readonly Column<Line>[] => [
  {
    title: '商品',
    cell: ({ goodsName, skuName, quantity, isGift, note }) => (
      <span className={styles.goods}>
        {goodsName}
        <small>
          {skuName} ×{quantity}
          {isGift && '，赠品'}
          {note && `，${note}`}
        </small>
      </span>
    ),
  },
  {
    title: '发放',
    cell: (line) => (
      <span className={styles.delivery}>
        {deliveryTag(line)}
        {line.tries > 0 && (
          <small>
            <SupplierName supplier={line.supplier} />
            ，请求 {line.tries} 次
          </small>
        )}
      </span>
    ),
  },
  { title: '标价', align: 'end', cell: ({ listFen }) => formatFen(listFen) },
  { title: '应付', align: 'end', cell: ({ payableFen }) => formatFen(payableFen) },
  ...(onResend
    ? [
        {
          title: '处理',
          cell: ({ line, resend }: Line) =>
            resend === null ? (
              <Button size="small" onPress={() => onResend(line)}>
                重发…
              </Button>
            ) : (
              '—'
            ),
        },
      ]
    : []),
];

/** The goods, and the steps that made their price. */
export const Prices = ({
  order,
  onResend,
}: PartProps & { readonly onResend: ((line: number) => void) | undefined }) => (
  <Card title="商品与价格" facts="每一步都存着理由" isFlush>
    <DataTable
      caption="商品"
      columns={lineColumns(onResend)}
      rows={order.lines}
      keyOf={({ line }) => String(line)}
    />
    <dl className={styles.steps}>
      {order.steps.map(({ text, amountFen }, at) => (
        <div key={at}>
          <dt>{text}</dt>
          <dd>{formatFen(amountFen)}</dd>
        </div>
      ))}
      <div>
        <dt>运费</dt>
        <dd>{formatFen(order.freightFen)}</dd>
      </div>
      <div className={styles.sum}>
        <dt>应付</dt>
        <dd>{formatFen(order.payableFen)}</dd>
      </div>
    </dl>
  </Card>
);

const ledgerColumns: readonly Column<ConsoleOrderDetail['ledger'][number]>[] = [
  { title: '时间', cell: ({ at }) => formatTime(at) },
  { title: '分录', cell: ({ movement }) => <Code>{movement}</Code> },
  { title: '借', cell: ({ debit }) => accountName(debit) },
  { title: '贷', cell: ({ credit }) => accountName(credit) },
  { title: '金额', align: 'end', cell: ({ amountFen }) => formatFen(amountFen) },
];

export const Ledger = ({ order: { ledger } }: PartProps) => (
  <Card title="账本" facts="借贷各一条，和为零" isFlush>
    {ledger.length === 0 ? (
      <p className={styles.nothing}>还没有入账</p>
    ) : (
      <DataTable caption="账本" columns={ledgerColumns} rows={ledger} keyOf={({ movement }) => movement} />
    )}
  </Card>
);

const refundStates = { refunding: '退款中', refunded: '已退款', closed: '转人工处理' } as const;
const refundColumns: readonly Column<ConsoleOrderDetail['refunds'][number]>[] = [
  {
    title: '退款号',
    cell: ({ refundNo }) => (
      <Link to="/refunds/$refundNo" params={{ refundNo }} className={codeLink}>
        {refundNo}
      </Link>
    ),
  },
  { title: '申请', cell: ({ requestedAt }) => formatTime(requestedAt) },
  { title: '原因', cell: ({ reason }) => reason },
  {
    title: '状态',
    cell: ({ state, onHoldSince, error }) =>
      onHoldSince ? <Tag tone="danger">渠道拒绝，已挂起：{error}</Tag> : <Tag>{refundStates[state]}</Tag>,
  },
  { title: '金额', align: 'end', cell: ({ amountFen }) => formatFen(amountFen) },
];

export const Refunds = ({ order: { refunds } }: PartProps) =>
  refunds.length > 0 && (
    <Card title="退款" isFlush>
      <DataTable caption="退款" columns={refundColumns} rows={refunds} keyOf={({ refundNo }) => refundNo} />
    </Card>
  );

export const Shipment = ({
  order: { shipment },
  onCorrect,
}: PartProps & { readonly onCorrect: (() => void) | undefined }) =>
  shipment && (
    <Card
      title="物流"
      facts={`${shipment.carrier} ${shipment.trackingNo}`}
      aside={
        onCorrect && (
          <Button size="small" onPress={onCorrect}>
            更正运单号…
          </Button>
        )
      }
    >
      <ol className={styles.way}>
        {shipment.events.map(({ at, text }, step) => (
          <li key={step}>
            <time dateTime={at}>{formatTime(at)}</time> {text}
          </li>
        ))}
      </ol>
    </Card>
  );
