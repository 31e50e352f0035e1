import { getRouteApi } from '@tanstack/react-router';
import type { CashWithdrawalRow } from '#core/contract/console/activities/every-activity.shapes.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { withdrawalStateNames } from '#core/rules/console/activities/activity-names.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { formatFen, formatTime } from '../../platform/format.ts';
import { useRows } from '../../platform/use-rows.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Head, Tag } from '../../ui/parts.tsx';

const route = getRouteApi('/shell/cash-withdrawals');
type Filters = ReturnType<typeof route.useSearch>;
const tones = { pending: 'warning', credited: 'success', returned: 'plain' } as const;
const fields = [
  { kind: 'choice', name: 'state', title: '状态', options: Object.entries(withdrawalStateNames) },
] as const satisfies readonly FilterField[];

const columns: readonly Column<CashWithdrawalRow>[] = [
  { title: '时间', cell: ({ at }) => formatTime(at) },
  { title: '号码', cell: ({ mobile }) => mobile },
  { title: '金额', align: 'end', cell: ({ amountFen }) => formatFen(amountFen) },
  { title: '状态', cell: ({ state }) => <Tag tone={tones[state]}>{withdrawalStateNames[state]}</Tag> },
  { title: '尝试', align: 'end', cell: ({ tries }) => `${tries + 1} 次` },
  {
    title: '接下来',
    cell: ({ nextTryAt, settledAt }) =>
      settledAt === null
        ? `${nextTryAt ? formatTime(nextTryAt) : ''} 自动再试`
        : `${formatTime(settledAt)} 完成`,
  },
];

/** Withdrawals of daily cash to phone bills, newest first. Those without an answer are sent again by themselves. */
export function CashWithdrawalsPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const list = useRows(
    everyActivity.cashWithdrawals,
    filters as Omit<InputOf<typeof everyActivity.cashWithdrawals>, 'after' | 'limit'>,
    { every: 15_000 },
  );
  const apply = (search: Filters): void => void navigate({ search });
  return (
    <>
      <Head title="提现记录" facts={list.countText ? `${list.countText} 笔` : ''}>
        <ExportButton endpoint={everyActivity.cashWithdrawals} filters={filters} fileName="提现记录" />
      </Head>
      <FilterBar fields={fields} filters={filters} onChange={apply} />
      <RowList
        caption="提现记录"
        columns={columns}
        list={list}
        keyOf={({ withdrawalId }) => withdrawalId}
        empty="还没有人提现"
      />
    </>
  );
}
