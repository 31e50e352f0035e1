import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { compensations } from '#core/contract/console/service/compensations/compensations.ts';
import type { Compensation } from '#core/contract/console/service/compensations/compensations.shapes.ts';
import {
  compensationCases,
  compensationStates,
} from '#core/contract/console/service/compensations/compensation-states.ts';
import {
  compensationCaseNames,
  compensationStateNames,
} from '#core/rules/console/service/compensations/compensation-rules.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { StateTabs } from '../../lists/state-tabs.tsx';
import { formatFen } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Card } from '../../ui/card.tsx';
import { Code } from '../../ui/code.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Meter } from '../../ui/figure.tsx';
import { Head, ListState } from '../../ui/parts.tsx';
import { compensationColumns } from './compensation-columns.tsx';
import styles from './compensations.module.css';

const route = getRouteApi('/shell/compensations');
type Filters = ReturnType<typeof route.useSearch>;

const fields = [
  { kind: 'text', name: 'operator', title: '谁' },
  { kind: 'day', name: 'day', title: '哪天' },
  {
    kind: 'choice',
    name: 'kind',
    title: '为了',
    options: compensationCases.map((kind) => [kind, compensationCaseNames[kind]] as const),
  },
] as const satisfies readonly FilterField[];

/** The filters of the address as the call wants them; one that the address has wrong is left out. */
function inputOf({ operator, day, kind, state }: Filters) {
  const at = day === undefined ? Number.NaN : Date.parse(day);
  const [ofKind, inState] = [
    compensationCases.find((each) => each === kind),
    compensationStates.find((each) => each === state),
  ];
  return {
    ...(operator !== undefined && { operator }),
    ...(!Number.isNaN(at) && { day: chinaDay(at) }),
    ...(ofKind && { kind: ofKind }),
    ...(inState && { state: inState }),
  };
}

const subscriber: Column<Compensation> = {
  title: '用户',
  cell: ({ userId, mobile }) => (
    <Link to="/subscribers/$userId" params={{ userId }} search={{}} className={styles.link}>
      <Code>{mobile}</Code>
    </Link>
  ),
};
const [at, of, ...others] = compensationColumns;
const columns = [...(at && of ? [at, of] : []), subscriber, ...others];

/** What the desk gave for what went wrong, and each operator's day against the limit. */
export function CompensationsPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const input = inputOf(filters);
  const list = useRows(compensations.compensations, input, { every: 30_000 });
  const apply = (search: Filters): void => void navigate({ search });
  return (
    <div className={styles.stack}>
      <Head title="补偿" facts={list.countText ? `${list.countText} 次` : ''}>
        <ExportButton endpoint={compensations.compensations} filters={input} fileName="补偿" />
      </Head>
      <DaySums day={input.day} />
      <StateTabs
        tabs={([undefined, ...compensationStates] as const).map((state) => ({
          tab: state,
          title: state ? compensationStateNames[state] : '全部',
        }))}
        chosen={input.state}
        onChoose={(state) => apply({ ...filters, state })}
      />
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="compensations" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="补偿"
        columns={columns}
        list={list}
        keyOf={({ compensationId }) => compensationId}
        empty="没有符合条件的补偿"
      />
    </div>
  );
}

function DaySums({ day }: { readonly day: string | undefined }) {
  const query = useQuery({
    ...reading(compensations.compensationSums, day === undefined ? {} : { day }),
    refetchInterval: 30_000,
  });
  const rows = query.data?.rows ?? [];
  const limitFen = query.data?.limitFen ?? 0;
  return (
    <Card
      title={day === undefined ? '今天' : day}
      facts={query.data ? `每人每天直接补偿最多 ${formatFen(limitFen)}，审批过的不算` : ''}
    >
      <ListState query={query} isEmpty={rows.length === 0} empty="这天没有补偿" />
      <ul className={styles.sums}>
        {rows.map(({ operatorId, name, given, aloneFen, approvedFen }) => (
          <li key={operatorId}>
            <span>{`${name} ${formatFen(aloneFen)} / ${formatFen(limitFen)}`}</span>
            <Meter part={aloneFen} whole={limitFen} label={`${name}今天的额度用了`} warns />
            <small>{`${given} 次${approvedFen > 0 ? `，另有审批过的 ${formatFen(approvedFen)}` : ''}`}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
