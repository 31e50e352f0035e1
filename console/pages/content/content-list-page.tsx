import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { content } from '#core/contract/console/content.ts';
import type { ContentEntity } from '#core/contract/console/content.shapes.ts';
import type { ContentForm } from '#core/rules/console/content-form.ts';
import { formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { CardFrame } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import styles from './content-list.module.css';
import { useContentForm } from './use-content-form.ts';

const columnsOf = ({ kind, entityName, itemName }: ContentForm): readonly Column<ContentEntity>[] => [
  {
    title: entityName,
    cell: ({ key, name }) => (
      <Link className={styles.name} to={`/content/${kind}/edit`} search={{ key }}>
        {name}
        {name !== key && key !== 'all' && <small>{key}</small>}
      </Link>
    ),
  },
  { title: '线上', cell: ({ items }) => `${items} 个${itemName}`, align: 'end' },
  { title: '版本', cell: ({ version }) => (version === null ? '—' : `v${version}`), align: 'end' },
  { title: '发布时间', cell: ({ publishedAt }) => (publishedAt === null ? '—' : formatTime(publishedAt)) },
  {
    title: '状态',
    cell: ({ drafts, nextAt }) => (
      <span className={styles.states}>
        {nextAt !== null && <Tag tone="info">{formatTime(nextAt)} 定时</Tag>}
        {drafts > 0 && <Tag tone="warning">{drafts} 个草稿</Tag>}
        {drafts === 0 && nextAt === null && <Tag tone="success">已发布</Tag>}
      </span>
    ),
  },
];

/** Pages, positions and categories of one kind, each with what is live and what waits. */
export function ContentListPage() {
  const { kind, form } = useContentForm();
  const query = useQuery(reading(content.contentEntities, { kind }));
  const rows = query.data?.rows ?? [];
  return (
    <>
      <Head title={form.title} facts="草稿检查后发布，几秒内到手机；回滚等于再发布一次旧版" />
      <CardFrame label={form.title}>
        {rows.length > 0 ? (
          <DataTable caption={form.title} columns={columnsOf(form)} rows={rows} keyOf={({ key }) => key} />
        ) : (
          <ListState query={query} isEmpty empty={`还没有${form.entityName}`} />
        )}
      </CardFrame>
    </>
  );
}
