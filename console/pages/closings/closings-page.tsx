import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { closings } from '#core/contract/console/service/closings/closings.ts';
import type { Closing } from '#core/contract/console/service/closings/closings.shapes.ts';
import { closingStates } from '#core/contract/console/service/closings/closing-states.ts';
import { closingStateNames } from '#core/rules/console/service/closing-state-names.ts';
import { closingBlockerNames } from '#core/rules/account/closing-blockers.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { StateTabs } from '../../lists/state-tabs.tsx';
import { formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Head, Tag } from '../../ui/parts.tsx';
import styles from './closings.module.css';

const route = getRouteApi('/shell/closings');
type Filters = ReturnType<typeof route.useSearch>;

const tones = { waiting: 'info', blocked: 'warning', cancelled: 'plain', closed: 'plain' } as const;

const columns: readonly Column<Closing>[] = [
  {
    title: '用户',
    cell: ({ userId, mobile }) => (
      <Link to="/subscribers/$userId" params={{ userId }} search={{}} className={styles.user}>
        {mobile}
      </Link>
    ),
  },
  { title: '申请', cell: ({ requestedAt }) => formatTime(requestedAt) },
  {
    title: '到期',
    cell: ({ dueAt, isPostponed, state }) => (
      <span className={styles.due}>
        {formatTime(dueAt)}
        {isPostponed && state === 'blocked' && <small>到期没办完，每小时再试</small>}
      </span>
    ),
  },
  { title: '状态', cell: ({ state }) => <Tag tone={tones[state]}>{closingStateNames[state]}</Tag> },
  {
    title: '卡在哪里',
    cell: ({ blockedBy }) => blockedBy.map((each) => closingBlockerNames[each]).join('、') || '—',
  },
  { title: '结束', cell: ({ endedAt }) => (endedAt === null ? '—' : formatTime(endedAt)) },
];

const fields = [
  { kind: 'day', name: 'from', title: '到期不早于' },
  { kind: 'day', name: 'until', title: '到期早于' },
] as const satisfies readonly FilterField[];

/** Requests to close an account, for answers to subscribers who ask. A job carries them out when they are due; no operator decides. */
export function ClosingsPage() {
  const { state, ...days } = route.useSearch();
  const navigate = route.useNavigate();
  const inState = closingStates.find((each) => each === state);
  const input = { ...days, ...(inState && { state: inState }) };
  const list = useRows(closings.closings, input, { every: 60_000 });
  const { data: counts } = useQuery({ ...reading(closings.closingCounts, {}), refetchInterval: 60_000 });
  const apply = (search: Filters): void => void navigate({ search });
  const counted: Readonly<Record<string, number>> = counts ? { ...counts } : {};
  return (
    <>
      <Head title="注销申请" facts="申请 7 天后自动注销，没办完的事办完再注销；这里只看，不能改">
        <ExportButton endpoint={closings.closings} filters={input} fileName="注销申请" />
      </Head>
      <StateTabs
        tabs={([undefined, ...closingStates] as const).map((each) => ({
          tab: each,
          title: each ? closingStateNames[each] : '全部',
          count: each && counted[each],
        }))}
        chosen={inState}
        onChoose={(each) => apply({ ...days, state: each })}
      />
      <FilterBar fields={fields} filters={{ ...days, state }} onChange={apply}>
        <SavedViews screen="closings" filters={{ ...days, state }} onApply={apply} />
      </FilterBar>
      <RowList
        caption="注销申请"
        columns={columns}
        list={list}
        keyOf={({ closingId }) => closingId}
        empty="没有符合条件的注销申请"
      />
    </>
  );
}
