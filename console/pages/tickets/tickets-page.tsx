import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  ticketOwners,
  ticketStates,
  ticketTopics,
} from '#core/contract/console/service/tickets/ticket-states.ts';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DeskTicket } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import { ticketStateNames, ticketTopicNames } from '#core/rules/console/service/tickets/ticket-acts.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { NumberSearch } from '../../lists/number-search.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { StateTabs } from '../../lists/state-tabs.tsx';
import { formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Code, codeLink } from '../../ui/code.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Head } from '../../ui/parts.tsx';
import { waitText } from '../orders/order-words.tsx';
import { TicketState } from './ticket-words.tsx';
import styles from './tickets.module.css';

const route = getRouteApi('/shell/tickets');
type Filters = ReturnType<typeof route.useSearch>;

const columns: readonly Column<DeskTicket>[] = [
  {
    title: '工单号',
    cell: ({ ticketId, ticketNo }) => (
      <Link to="/tickets/$ticketId" params={{ ticketId }} className={codeLink}>
        {ticketNo}
      </Link>
    ),
  },
  {
    title: '问题',
    cell: ({ title, lastText }) => (
      <span className={styles.words}>
        {title}
        <small>{lastText}</small>
      </span>
    ),
  },
  { title: '主题', cell: ({ topic }) => ticketTopicNames[topic] },
  { title: '用户', cell: ({ mobile }) => <Code>{mobile}</Code> },
  { title: '处理人', cell: ({ operator }) => operator?.name ?? <span className={styles.muted}>没有</span> },
  { title: '状态', cell: (ticket) => <TicketState ticket={ticket} /> },
  { title: '最后一句', cell: ({ lastWordAt }) => formatTime(lastWordAt) },
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

const ownerNames = { mine: '我的', unassigned: '没人认领', others: '别人的' } as const;
const waits = [
  ['10', '10 分钟以上'],
  ['30', '30 分钟以上'],
  ['120', '2 小时以上'],
  ['1440', '一天以上'],
] as const;
const fields = [
  { kind: 'search', name: 'number', title: '工单号、订单号、领取编号' },
  { kind: 'choice', name: 'owner', title: '处理人', options: Object.entries(ownerNames) },
  {
    kind: 'choice',
    name: 'topic',
    title: '主题',
    options: ticketTopics.map((topic) => [topic, ticketTopicNames[topic]] as const),
  },
  { kind: 'choice', name: 'waitedMinutes', title: '已等', options: waits },
  { kind: 'day', name: 'from', title: '提交不早于' },
  { kind: 'day', name: 'until', title: '提交早于' },
] as const satisfies readonly FilterField[];

/** Without a state the address means the queue. */
const stateIn = ({ state }: Filters): 'all' | (typeof ticketStates)[number] =>
  state === 'all' ? 'all' : (ticketStates.find((each) => each === state) ?? 'open');

/** The filters of the address as the call wants them; one that the address has wrong is left out. */
function inputOf(filters: Filters) {
  const { number, from, until } = filters;
  const state = stateIn(filters);
  const owner = ticketOwners.find((each) => each === filters.owner);
  const topic = ticketTopics.find((each) => each === filters.topic);
  const waited = waits.find(([minutes]) => minutes === filters.waitedMinutes);
  return {
    ...(number !== undefined && { number }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(state !== 'all' && { state }),
    ...(owner && { owner }),
    ...(topic && { topic }),
    ...(waited && { waitedMinutes: Number(waited[0]) }),
  };
}

/** The queue of the service desk: who waits longest stands first. */
export function TicketsPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const [mobile, setMobile] = useState<string>();
  const input = inputOf(filters);
  const list = useRows(
    ticketDesk.tickets,
    { ...input, ...(mobile !== undefined && { mobile }) },
    { every: 10_000 },
  );
  const { data: counts } = useQuery({ ...reading(ticketDesk.ticketCounts, {}), refetchInterval: 10_000 });
  const apply = (search: Filters): void => void navigate({ search });
  const state = stateIn(filters);
  return (
    <>
      <Head
        title="工单"
        facts={
          counts
            ? `等回复 ${counts.open}，我的 ${counts.openMine}，没人认领 ${counts.openUnassigned}，今天结束 ${counts.closedToday}${
                counts.longestSeconds === null ? '' : `，最久已等 ${waitText(counts.longestSeconds)}`
              }`
            : ''
        }
      >
        <ExportButton
          endpoint={ticketDesk.tickets}
          filters={Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))}
          fileName="工单"
        />
      </Head>
      <StateTabs
        tabs={([...ticketStates, 'all'] as const).map((tab) => ({
          tab,
          title: tab === 'all' ? '全部' : ticketStateNames[tab],
          count: tab === 'open' || tab === 'answered' ? counts?.[tab] : undefined,
        }))}
        chosen={state}
        onChoose={(tab) => apply({ ...filters, state: tab === 'open' ? undefined : tab })}
      />
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <NumberSearch mobile={mobile} onChange={setMobile} />
        <SavedViews screen="tickets" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="工单"
        columns={columns}
        list={list}
        keyOf={({ ticketId }) => ticketId}
        empty={state === 'open' ? '没有等回复的工单' : '没有符合条件的工单，可去掉几个筛选'}
        onOpen={(ticketId) => void navigate({ to: '/tickets/$ticketId', params: { ticketId } })}
      />
    </>
  );
}
