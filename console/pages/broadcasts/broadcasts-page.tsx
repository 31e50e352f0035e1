import { getRouteApi, Link } from '@tanstack/react-router';
import type { BroadcastRow } from '#core/contract/console/messages/broadcasts.shapes.ts';
import { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { stateChoices, topicChoices, topicOf } from '#core/rules/console/broadcasts/broadcast-topics.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { formatTime } from '../../platform/format.ts';
import { useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Head } from '../../ui/parts.tsx';
import { BroadcastStateTag, peopleText, readShare } from './broadcast-words.tsx';
import styles from './broadcasts.module.css';

const route = getRouteApi('/shell/content/broadcasts');
type Filters = ReturnType<typeof route.useSearch>;
const fields = [
  { kind: 'choice', name: 'topic', title: '类型', options: topicChoices },
  { kind: 'choice', name: 'state', title: '状态', options: stateChoices },
] as const satisfies readonly FilterField[];
const columns: readonly Column<BroadcastRow>[] = [
  {
    title: '消息',
    cell: ({ broadcastId, title, topic }) => (
      <Link to="/content/broadcasts/$broadcastId" params={{ broadcastId }} className={styles.name}>
        {title}
        <small>{topicOf[topic].name}</small>
      </Link>
    ),
  },
  { title: '状态', cell: ({ state }) => <BroadcastStateTag state={state} /> },
  { title: '发给', cell: ({ audienceText }) => audienceText },
  { title: '人数', align: 'end', cell: ({ recipients }) => peopleText(recipients) },
  { title: '已发', align: 'end', cell: ({ sent }) => sent.toLocaleString('zh-CN') },
  { title: '已读', align: 'end', cell: readShare },
  { title: '谁建的', cell: ({ madeBy }) => madeBy.name },
  { title: '时间', cell: ({ sendAt, madeAt }) => formatTime(sendAt ?? madeAt) },
];
const everyMs = 5000;

/** Messages to many subscribers, the newest first. */
export function BroadcastsPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const list = useRows(
    broadcasts.broadcasts,
    filters as Omit<InputOf<typeof broadcasts.broadcasts>, 'after' | 'limit'>,
    { every: everyMs },
  );
  const apply = (search: Filters): void => void navigate({ search });
  return (
    <>
      <Head title="消息推送" facts={list.countText ? `${list.countText} 条，新的在前` : ''}>
        <ExportButton endpoint={broadcasts.broadcasts} filters={filters} fileName="消息推送" />
        {may('messages.propose') && (
          <Button look="primary" onPress={() => void navigate({ to: '/content/broadcasts/new' })}>
            写一条…
          </Button>
        )}
      </Head>
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="broadcasts" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="消息推送"
        columns={columns}
        list={list}
        keyOf={({ broadcastId }) => broadcastId}
        nameOf={({ title }) => title}
        onOpen={(broadcastId) =>
          void navigate({ to: '/content/broadcasts/$broadcastId', params: { broadcastId } })
        }
        empty="还没有发过消息；写一条，先发给自己看"
      />
    </>
  );
}
