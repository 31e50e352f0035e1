import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ledger } from '#core/contract/console/orders/money/ledger.ts';
import type { LedgerDay, LedgerMovement } from '#core/contract/console/orders/money/ledger.shapes.ts';
import { ledgerAccounts } from '#core/contract/console/orders/money/money-states.ts';
import { movementKindNames } from '#core/rules/console/money/movement-words.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { accountName } from '#core/rules/pay/difference-words.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { StateTabs } from '../../lists/state-tabs.tsx';
import { formatFen, formatTime } from '../../platform/format.ts';
import { useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Head } from '../../ui/parts.tsx';
import { Balances } from './balances.tsx';
import { SettlementForm } from './settlement-form.tsx';
import { SettlementList } from './settlement-list.tsx';
import styles from './ledger.module.css';

const route = getRouteApi('/shell/ledger');
type Filters = ReturnType<typeof route.useSearch>;

const tabs = [
  { tab: 'movements', title: '流水' },
  { tab: 'days', title: '每日余额' },
  { tab: 'settlements', title: '结算单' },
] as const;
type Tab = (typeof tabs)[number]['tab'];

const movementColumns: readonly Column<LedgerMovement>[] = [
  { title: '时间', cell: ({ at }) => formatTime(at) },
  { title: '原因', cell: ({ kind }) => movementKindNames[kind] },
  { title: '单号', cell: ({ number }) => <span className={styles.code}>{number}</span> },
  {
    title: '订单',
    cell: ({ orderNo }) => (
      <Link to="/orders/$orderNo" params={{ orderNo }} className={styles.order}>
        {orderNo}
      </Link>
    ),
  },
  { title: '借', cell: ({ debit }) => accountName(debit) },
  { title: '贷', cell: ({ credit }) => accountName(credit) },
  { title: '金额', align: 'end', cell: ({ amountFen }) => formatFen(amountFen) },
];

const dayColumns: readonly Column<LedgerDay>[] = [
  { title: '日期', cell: ({ day }) => day },
  { title: '账户', cell: ({ account }) => accountName(account) },
  { title: '分录', align: 'end', cell: ({ entries }) => entries.toLocaleString('zh-CN') },
  { title: '借', align: 'end', cell: ({ debitFen }) => formatFen(debitFen) },
  { title: '贷', align: 'end', cell: ({ creditFen }) => formatFen(creditFen) },
  {
    title: '日终余额',
    align: 'end',
    cell: ({ balanceFen }) => (
      <b className={balanceFen < 0 ? styles.negative : undefined}>{formatFen(balanceFen)}</b>
    ),
  },
];

const dayFields = [
  {
    kind: 'choice',
    name: 'account',
    title: '账户',
    options: ledgerAccounts.map((account) => [account, accountName(account)] as const),
  },
  { kind: 'day', name: 'day', title: '日期' },
] as const satisfies readonly FilterField[];
const movementFields = [
  ...dayFields,
  { kind: 'text', name: 'orderNo', title: '订单号' },
] as const satisfies readonly FilterField[];

/** The filters of the address as the calls want them; one that the address has wrong is left out. */
function inputOf({ account, day, orderNo }: Filters) {
  const known = ledgerAccounts.find((each) => each === account);
  const at = day === undefined ? Number.NaN : Date.parse(day);
  const ofDay = {
    ...(known && { account: known }),
    ...(!Number.isNaN(at) && { day: chinaDay(at) }),
  };
  return { ofDay, ofMovement: { ...ofDay, ...(orderNo !== undefined && { orderNo }) } };
}

/** The ledger: what moved, what each account stood at day by day, and the settlements of closed periods. */
export function LedgerPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const mayExport = useMe().may('ledger.export');
  const [isAsking, setAsking] = useState(false);
  const [isSent, setSent] = useState(false);
  const apply = (search: Filters): void => void navigate({ search });
  const tab = tabs.find((each) => each.tab === filters.tab)?.tab ?? 'movements';
  const { ofDay, ofMovement } = inputOf(filters);
  return (
    <>
      <Head title="账本" facts="只能查看：每一笔由收款、退款、对账修复记下，不能改，也不能删">
        {mayExport && <Button onPress={() => setAsking(true)}>导出结算单…</Button>}
        {mayExport && tab === 'movements' && (
          <ExportButton endpoint={ledger.ledger} filters={ofMovement} fileName="账本" />
        )}
        {mayExport && tab === 'days' && (
          <ExportButton endpoint={ledger.ledgerDays} filters={ofDay} fileName="账本每日余额" />
        )}
      </Head>
      {isAsking && (
        <SettlementForm
          onClose={() => setAsking(false)}
          onSent={() => {
            setAsking(false);
            setSent(true);
            apply({ ...filters, tab: 'settlements' });
          }}
        />
      )}
      <Balances chosen={ofDay.account} onChoose={(account) => apply({ ...filters, account })} />
      <StateTabs<Tab>
        tabs={tabs.map((each) => ({ ...each, count: undefined }))}
        chosen={tab}
        onChoose={(chosen) => apply({ ...filters, tab: chosen })}
      />
      {tab !== 'settlements' && (
        <FilterBar fields={tab === 'days' ? dayFields : movementFields} filters={filters} onChange={apply} />
      )}
      {tab === 'movements' && <Movements input={ofMovement} />}
      {tab === 'days' && <Days input={ofDay} />}
      {tab === 'settlements' && (
        <>
          {isSent && (
            <p role="status" className={styles.said}>
              已提交，另一位财务或负责人同意后出现在这里
            </p>
          )}
          <SettlementList />
        </>
      )}
    </>
  );
}

type Inputs = ReturnType<typeof inputOf>;

const Movements = ({ input }: { readonly input: Inputs['ofMovement'] }) => (
  <RowList
    caption="流水"
    columns={movementColumns}
    list={useRows(ledger.ledger, input, { every: 30_000 })}
    keyOf={({ movement }) => movement}
    empty="没有符合条件的流水"
  />
);

const Days = ({ input }: { readonly input: Inputs['ofDay'] }) => (
  <RowList
    caption="每日余额"
    columns={dayColumns}
    list={useRows(ledger.ledgerDays, input, { every: 30_000 })}
    keyOf={({ day, account }) => `${day} ${account}`}
    empty="没有符合条件的日子"
  />
);
