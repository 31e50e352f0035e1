import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { carriers } from '#core/config/carriers.ts';
import { shippingListStates } from '#core/contract/console/orders/shipping/shipping-states.ts';
import { shipping } from '#core/contract/console/orders/shipping/shipping.ts';
import type { ConsoleShipment } from '#core/contract/console/orders/shipping/shipping.shapes.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { shippingStateNames, shipWithinHours } from '#core/rules/console/orders/shipping/shipping-names.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { StateTabs } from '../../lists/state-tabs.tsx';
import { formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { Code, codeLink } from '../../ui/code.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Head, Tag } from '../../ui/parts.tsx';
import { waitText } from '../orders/order-words.tsx';
import { ImportForm } from './import-form.tsx';
import styles from './shipments.module.css';

const route = getRouteApi('/shell/shipments');
type Filters = ReturnType<typeof route.useSearch>;
const tones = { waiting: 'warning', shipped: 'info', delivered: 'success' } as const;

const columns: readonly Column<ConsoleShipment>[] = [
  {
    title: '订单号',
    cell: ({ orderNo }) => (
      <Link to="/orders/$orderNo" params={{ orderNo }} className={codeLink}>
        {orderNo}
      </Link>
    ),
  },
  {
    title: '商品',
    cell: ({ goodsName, pieces, moreLines }) => (
      <span className={styles.stack}>
        {goodsName}
        <small>
          ×{pieces}
          {moreLines > 0 && `，另有 ${moreLines} 种实物`}
        </small>
      </span>
    ),
  },
  { title: '用户', cell: ({ mobile }) => <Code>{mobile}</Code> },
  { title: '寄往', cell: ({ city }) => city || '—' },
  {
    title: '状态',
    cell: ({ state, isRefunded, remindedAt }) => (
      <span className={styles.tags}>
        <Tag tone={tones[state]}>{shippingStateNames[state]}</Tag>
        {isRefunded && <Tag>已退款</Tag>}
        {state === 'waiting' && remindedAt !== null && <Tag tone="danger">用户催过</Tag>}
      </span>
    ),
  },
  { title: '备货 / 发出', cell: ({ at }) => <span className={styles.time}>{formatTime(at)}</span> },
  {
    title: '已等',
    align: 'end',
    cell: ({ waitsSeconds, isLate }) => (
      <span className={styles.wait} data-late={isLate || undefined}>
        {waitsSeconds === null ? '—' : waitText(waitsSeconds)}
      </span>
    ),
  },
  {
    title: '运单',
    cell: ({ carrier, trackingNo }) =>
      carrier === null ? (
        '—'
      ) : (
        <span className={styles.stack}>
          {carrier}
          <small>
            <Code>{trackingNo}</Code>
          </small>
        </span>
      ),
  },
  {
    title: '最新物流',
    cell: ({ latest }) =>
      latest ? (
        <span className={styles.stack}>
          {latest.text}
          <small>{formatTime(latest.at)}</small>
        </span>
      ) : (
        '—'
      ),
  },
];

const fields = [
  { kind: 'search', name: 'number', title: '订单号、运单号' },
  {
    kind: 'choice',
    name: 'carrier',
    title: '快递公司',
    options: carriers.map(({ name }) => [name, name] as const),
  },
  { kind: 'number', name: 'overHours', title: '已等小时', sign: '≥' },
  { kind: 'day', name: 'from', title: '备货或发出不早于' },
  { kind: 'day', name: 'until', title: '备货或发出早于' },
] as const satisfies readonly FilterField[];

/** The filters of the address as the call wants them; one that the address has wrong is left out. */
function inputOf({ state, overHours, ...texts }: Filters) {
  const inState = shippingListStates.find((each) => each === state);
  const hours = Number(overHours);
  return {
    ...texts,
    ...(inState && { state: inState }),
    ...(Number.isInteger(hours) && hours > 0 && hours <= 10_000 && { overHours: hours }),
  } as Omit<RequestOf<typeof shipping.shipments>, 'after' | 'limit'>;
}

const textsOf = (input: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

/** Orders whose goods wait to be sent, and parcels. */
export function ShipmentsPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const [isImporting, setImporting] = useState(false);
  const input = inputOf(filters);
  const list = useRows(shipping.shipments, input, { every: 30_000 });
  const { data: counts } = useQuery({ ...reading(shipping.shipmentCounts, {}), refetchInterval: 30_000 });
  const apply = (search: Filters): void => void navigate({ search });
  const counted: Readonly<Record<string, number>> = counts ?? {};
  return (
    <>
      <Head
        title="发货"
        facts={
          counts ? `${counts.waiting} 单待发货，其中 ${counts.late} 单超过承诺的 ${shipWithinHours} 小时` : ''
        }
      >
        <ExportButton endpoint={shipping.shipments} filters={textsOf(input)} fileName="发货" />
        {may('shipments.import') && (
          <Button look="primary" onPress={() => setImporting(true)}>
            导入运单号…
          </Button>
        )}
      </Head>
      {isImporting && <ImportForm onClose={() => setImporting(false)} />}
      <StateTabs
        tabs={([undefined, ...shippingListStates] as const).map((state) => ({
          tab: state,
          title: state ? shippingStateNames[state] : '全部',
          count: state && counted[state],
        }))}
        chosen={shippingListStates.find((each) => each === filters.state)}
        onChoose={(state) => apply({ ...filters, state })}
      />
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="shipments" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="发货"
        columns={columns}
        list={list}
        keyOf={({ orderNo }) => orderNo}
        empty="没有符合条件的订单，可去掉几个筛选"
        onOpen={(orderNo) => void navigate({ to: '/orders/$orderNo', params: { orderNo } })}
      />
    </>
  );
}
