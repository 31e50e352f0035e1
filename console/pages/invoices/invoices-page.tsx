import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { invoiceDesk } from '#core/contract/console/orders/invoices/invoice-desk.ts';
import type { ConsoleInvoice } from '#core/contract/console/orders/invoices/invoice-desk.shapes.ts';
import { invoiceListStates } from '#core/contract/console/orders/invoices/invoice-list-states.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { invoiceListStateNames, titleKindNames } from '#core/rules/console/orders/invoices/invoice-acts.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
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
import { waitText } from '../orders/order-words.tsx';
import { InvoiceState } from './invoice-words.tsx';
import styles from './invoices.module.css';

const route = getRouteApi('/shell/invoices');
type Filters = ReturnType<typeof route.useSearch>;

const columns: readonly Column<ConsoleInvoice>[] = [
  {
    title: '发票编号',
    cell: ({ invoiceNo }) => (
      <Link to="/invoices/$invoiceNo" params={{ invoiceNo }} className={codeLink}>
        {invoiceNo}
      </Link>
    ),
  },
  {
    title: '申请',
    cell: ({ requestedAt }) => <span className={styles.time}>{formatTime(requestedAt)}</span>,
  },
  {
    title: '抬头',
    cell: ({ title, titleKind }) => (
      <span className={styles.stack}>
        {title}
        <small>{titleKindNames[titleKind]}</small>
      </span>
    ),
  },
  { title: '用户', cell: ({ mobile }) => <Code>{mobile}</Code> },
  { title: '金额', align: 'end', cell: ({ amountFen }) => formatFen(amountFen) },
  {
    title: '状态',
    cell: ({ state, note }) => (
      <span className={styles.stack}>
        <InvoiceState state={state} />
        {note !== '' && <small>{note}</small>}
      </span>
    ),
  },
  { title: '发票号码', cell: ({ taxNumber }) => <Code>{taxNumber ?? '—'}</Code> },
  {
    title: '已等',
    align: 'end',
    cell: ({ waitsSeconds }) => (waitsSeconds === null ? '—' : waitText(waitsSeconds)),
  },
];

const fields = [
  { kind: 'search', name: 'number', title: '发票编号、发票号码、订单号' },
  { kind: 'choice', name: 'titleKind', title: '抬头类型', options: Object.entries(titleKindNames) },
  { kind: 'day', name: 'from', title: '申请不早于' },
  { kind: 'day', name: 'until', title: '申请早于' },
  { kind: 'number', name: 'minYuan', title: '金额元', sign: '≥' },
  { kind: 'number', name: 'maxYuan', title: '金额元', sign: '≤' },
] as const satisfies readonly FilterField[];

/** The filters of the address as the call wants them; one that the address has wrong is left out. */
function inputOf({ state, titleKind, minYuan, maxYuan, ...texts }: Filters) {
  const [minFen, maxFen] = [fenOf(minYuan ?? ''), fenOf(maxYuan ?? '')];
  const inState = invoiceListStates.find((each) => each === state);
  return {
    ...texts,
    ...(inState && { state: inState }),
    ...((titleKind === 'person' || titleKind === 'company') && { titleKind }),
    ...(minFen !== undefined && { minFen }),
    ...(maxFen !== undefined && { maxFen }),
  } as Omit<RequestOf<typeof invoiceDesk.invoices>, 'after' | 'limit'>;
}

const textsOf = (input: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

/** Invoices of orders, newest first; those that need someone have tabs with their number. */
export function InvoicesPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const input = inputOf(filters);
  const list = useRows(invoiceDesk.invoices, input, { every: 30_000 });
  const { data: counts } = useQuery({ ...reading(invoiceDesk.invoiceCounts, {}), refetchInterval: 30_000 });
  const apply = (search: Filters): void => void navigate({ search });
  const counted: Readonly<Record<string, number>> = counts ?? {};
  return (
    <>
      <Head
        title="发票"
        facts={counts ? `${counts.refused} 张没有开成，${counts.stopped} 张税务服务拒绝红冲` : ''}
      >
        <ExportButton endpoint={invoiceDesk.invoices} filters={textsOf(input)} fileName="发票" />
      </Head>
      <StateTabs
        tabs={([undefined, ...invoiceListStates] as const).map((state) => ({
          tab: state,
          title: state ? invoiceListStateNames[state] : '全部',
          count: state && counted[state],
        }))}
        chosen={invoiceListStates.find((each) => each === filters.state)}
        onChoose={(state) => apply({ ...filters, state })}
      />
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="invoices" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="发票"
        columns={columns}
        list={list}
        keyOf={({ invoiceNo }) => invoiceNo}
        empty="没有符合条件的发票，可去掉几个筛选"
        onOpen={(invoiceNo) => void navigate({ to: '/invoices/$invoiceNo', params: { invoiceNo } })}
      />
    </>
  );
}
