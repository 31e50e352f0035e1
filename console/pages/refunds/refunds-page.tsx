import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { refundQueue } from '#core/contract/console/orders/refund-queue.ts';
import type { ConsoleRefund } from '#core/contract/console/orders/refund-queue.shapes.ts';
import { refundKinds, refundListStates } from '#core/contract/console/orders/refund-states.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { refundKindNames, refundListStateNames } from '#core/rules/console/orders/refund-acts.ts';
import { payMethods } from '#core/rules/pay/pay-methods.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { NumberSearch } from '../../lists/number-search.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { StateTabs } from '../../lists/state-tabs.tsx';
import { formatFen, formatTime } from '../../platform/format.ts';
import { fenOf } from '../../platform/money.ts';
import { reading } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Code, codeLink } from '../../ui/code.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Head } from '../../ui/parts.tsx';
import { payMethodName, waitText } from '../orders/order-words.tsx';
import { askerText, RefundState } from './refund-words.tsx';
import styles from './refunds.module.css';

const route = getRouteApi('/shell/refunds');
type Filters = ReturnType<typeof route.useSearch>;

const columns: readonly Column<ConsoleRefund>[] = [
  {
    title: '退款号',
    cell: ({ refundNo }) => (
      <Link to="/refunds/$refundNo" params={{ refundNo }} className={codeLink}>
        {refundNo}
      </Link>
    ),
  },
  { title: '申请', cell: ({ requestedAt }) => formatTime(requestedAt) },
  {
    title: '退什么',
    cell: ({ name, reason }) => (
      <span className={styles.goods}>
        {name}
        <small>{reason}</small>
      </span>
    ),
  },
  { title: '用户', cell: ({ mobile }) => <Code>{mobile}</Code> },
  { title: '谁申请', cell: askerText },
  { title: '渠道', cell: ({ payMethodId }) => payMethodName(payMethodId) },
  { title: '金额', align: 'end', cell: ({ amountFen }) => formatFen(amountFen) },
  {
    title: '状态',
    cell: ({ state, error, tries }) => (
      <span className={styles.goods}>
        <RefundState state={state} />
        {error !== null && state !== 'done' && <small>{`${error}，请求 ${tries} 次`}</small>}
      </span>
    ),
  },
  {
    title: '已等',
    align: 'end',
    cell: ({ waitsSeconds, isLate }) => (
      <span className={styles.wait} data-late={isLate || undefined}>
        {waitsSeconds === null ? '—' : waitText(waitsSeconds)}
      </span>
    ),
  },
];

const fields = [
  { kind: 'search', name: 'number', title: '退款号、支付号、订单号' },
  {
    kind: 'choice',
    name: 'kind',
    title: '来自',
    options: refundKinds.map((kind) => [kind, refundKindNames[kind]] as const),
  },
  {
    kind: 'choice',
    name: 'payMethodId',
    title: '渠道',
    options: payMethods.map(({ payMethodId, payMethodName: name }) => [String(payMethodId), name] as const),
  },
  { kind: 'day', name: 'from', title: '申请不早于' },
  { kind: 'day', name: 'until', title: '申请早于' },
  { kind: 'number', name: 'minYuan', title: '金额元', sign: '≥' },
  { kind: 'number', name: 'maxYuan', title: '金额元', sign: '≤' },
] as const satisfies readonly FilterField[];

/** The filters of the address as the call wants them; one that the address has wrong is left out. */
function inputOf({ state, kind, payMethodId, minYuan, maxYuan, ...texts }: Filters) {
  const method = payMethods.find((each) => String(each.payMethodId) === payMethodId)?.payMethodId;
  const [minFen, maxFen] = [fenOf(minYuan ?? ''), fenOf(maxYuan ?? '')];
  const [inState, ofKind] = [
    refundListStates.find((each) => each === state),
    refundKinds.find((each) => each === kind),
  ];
  return {
    ...texts,
    ...(inState && { state: inState }),
    ...(ofKind && { kind: ofKind }),
    ...(method && { payMethodId: method }),
    ...(minFen !== undefined && { minFen }),
    ...(maxFen !== undefined && { maxFen }),
  } as Omit<RequestOf<typeof refundQueue.refunds>, 'after' | 'limit'>;
}

const textsOf = (input: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

/** Refunds of orders, of surplus money and of tills, newest first; those that need someone have tabs. */
export function RefundsPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const [mobile, setMobile] = useState<string>();
  const input = { ...inputOf(filters), ...(mobile !== undefined && { mobile }) };
  const list = useRows(refundQueue.refunds, input, { every: 30_000 });
  const { data: counts } = useQuery({ ...reading(refundQueue.refundCounts, {}), refetchInterval: 30_000 });
  const apply = (search: Filters): void => void navigate({ search });
  const counted: Readonly<Record<string, number>> = counts ?? {};
  return (
    <>
      <Head title="退款" facts={counts ? `${counts.held} 笔挂起，等人处理；没成功的会自动再试` : ''}>
        <ExportButton endpoint={refundQueue.refunds} filters={textsOf(inputOf(filters))} fileName="退款" />
      </Head>
      <StateTabs
        tabs={([undefined, ...refundListStates] as const).map((state) => ({
          tab: state,
          title: state ? refundListStateNames[state] : '全部',
          count: state && counted[state],
        }))}
        chosen={refundListStates.find((each) => each === filters.state)}
        onChoose={(state) => apply({ ...filters, state })}
      />
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <NumberSearch mobile={mobile} onChange={setMobile} />
        <SavedViews screen="refunds" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="退款"
        columns={columns}
        list={list}
        keyOf={({ refundNo }) => refundNo}
        empty="没有符合条件的退款，可去掉几个筛选"
        onOpen={(refundNo) => void navigate({ to: '/refunds/$refundNo', params: { refundNo } })}
      />
    </>
  );
}
