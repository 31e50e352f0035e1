import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import {
  differenceKinds,
  differenceListStates,
  type DifferenceListState,
} from '#core/contract/console/orders/money/money-states.ts';
import { money } from '#core/contract/console/orders/money/money.ts';
import type { ConsoleDifference } from '#core/contract/console/orders/money/money.shapes.ts';
import { differenceStateNames } from '#core/rules/console/money/money-names.ts';
import { chinaDay, chinaDayBounds } from '#core/rules/format/china-day.ts';
import { differenceKindNames, repairNames, sourceName } from '#core/rules/pay/difference-words.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { StateTabs } from '../../lists/state-tabs.tsx';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { DayClosingCard } from './day-closing-card.tsx';
import { DayGrid } from './day-grid.tsx';
import { DaySums } from './day-sums.tsx';
import { DifferencePanel } from './difference-panel.tsx';
import { amountText, gapText, shortNumber } from './difference-texts.ts';
import { ReconcileForm } from './reconcile-form.tsx';
import styles from './reconciliation.module.css';

const route = getRouteApi('/shell/reconciliation');
type Filters = ReturnType<typeof route.useSearch>;

const columns = (open: (id: number) => void): readonly Column<ConsoleDifference>[] => [
  { title: '来源', cell: ({ source }) => sourceName(source) },
  {
    title: '差在哪',
    cell: ({ differenceId, kind, closedDay }) => (
      <>
        <button type="button" className={styles.open} onClick={() => open(differenceId)}>
          {differenceKindNames[kind]}
        </button>
        {closedDay !== null && <Tag tone="warning">日结后发现</Tag>}
      </>
    ),
  },
  {
    title: '单号',
    cell: ({ reference }) => (
      <span className={styles.code} title={reference}>
        {shortNumber(reference)}
      </span>
    ),
  },
  { title: '我方', align: 'end', cell: (row) => amountText(row.source, row.ours) },
  { title: '对方', align: 'end', cell: (row) => amountText(row.source, row.theirs) },
  { title: '差', align: 'end', cell: (row) => <b className={styles.gap}>{gapText(row)}</b> },
  {
    title: '建议',
    cell: ({ repair }) => <Tag tone={repair === 'by-hand' ? 'plain' : 'info'}>{repairNames[repair]}</Tag>,
  },
  { title: '发现', cell: ({ foundAt }) => formatTime(foundAt) },
];

const fields = (sources: readonly string[]) =>
  [
    { kind: 'day', name: 'day', title: '日期' },
    {
      kind: 'choice',
      name: 'source',
      title: '来源',
      options: [...sources, 'till', 'cash'].map((source) => [source, sourceName(source)] as const),
    },
    {
      kind: 'choice',
      name: 'kind',
      title: '差在哪',
      options: differenceKinds.map((kind) => [kind, differenceKindNames[kind]] as const),
    },
  ] as const satisfies readonly FilterField[];

/** The filters of the address as the call wants them; one that the address has wrong is left out. */
function inputOf({ day, source, kind, state }: Filters) {
  const [chosenKind, chosenState] = [
    differenceKinds.find((each) => each === kind),
    differenceListStates.find((each) => each === state),
  ];
  const at = day === undefined ? Number.NaN : Date.parse(day);
  return {
    ...(!Number.isNaN(at) && { day: chinaDay(at) }),
    ...(source !== undefined && { source }),
    ...(chosenKind && { kind: chosenKind }),
    state: chosenState ?? ('open' as const),
  };
}

/** Every day of every source, the differences, and one of them with its repair. */
export function ReconciliationPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const [isComparing, setComparing] = useState(false);
  const input = inputOf(filters);
  const days = useQuery({ ...reading(money.moneyDays, {}), refetchInterval: 30_000 });
  const { data: counts } = useQuery({ ...reading(money.differenceCounts, {}), refetchInterval: 10_000 });
  const list = useRows(money.differences, input, { every: 10_000 });
  const apply = (search: Filters): void => void navigate({ search });
  const chosen = Number(filters.difference) || list.rows[0]?.differenceId;
  const open = (id: number): void => apply({ ...filters, difference: String(id) });
  const day = input.day ?? days.data?.days.at(-1)?.day;
  const shownDay = days.data?.days.find((each) => each.day === day);
  return (
    <>
      <Head title="对账" facts="每天 10:00 后自动比对前一天；有差异不日结">
        {may('money.reconcile') && <Button onPress={() => setComparing(true)}>重新比对一天…</Button>}
        <ExportButton endpoint={money.differences} filters={{ ...input }} fileName="对账差异" />
      </Head>
      {isComparing && day !== undefined && <ReconcileForm day={day} onClose={() => setComparing(false)} />}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {days.data ? (
            <DayGrid
              table={days.data}
              chosen={day}
              onChoose={(each, source) =>
                apply({
                  day: chinaDayBounds(each).from.toISOString(),
                  source,
                  state: filters.state,
                })
              }
            />
          ) : (
            <ListState query={days} isEmpty={false} empty="" />
          )}
          {shownDay && <DayClosingCard key={shownDay.day} day={shownDay} />}
          <div className={styles.stack}>
            <StateTabs<DifferenceListState>
              tabs={differenceListStates.map((state) => ({
                tab: state,
                title: differenceStateNames[state],
                count: counts?.[state],
              }))}
              chosen={input.state}
              onChoose={(state) => apply({ ...filters, state, difference: undefined })}
            />
            <FilterBar
              fields={fields(days.data?.sources.map(({ source }) => source) ?? [])}
              filters={filters}
              onChange={apply}
            >
              {counts && counts.open > 0 && (
                <Tag tone="danger">
                  待处理 {counts.open} 条，{formatFen(counts.openFen)}
                </Tag>
              )}
            </FilterBar>
            <RowList
              caption="差异"
              columns={columns(open)}
              list={list}
              keyOf={({ differenceId }) => String(differenceId)}
              empty="没有符合条件的差异"
              onOpen={(key) => open(Number(key))}
            />
          </div>
          {days.data && day !== undefined && <DaySums table={days.data} day={day} />}
        </div>
        {chosen !== undefined && <DifferencePanel key={chosen} differenceId={chosen} />}
      </div>
    </>
  );
}
