import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { content } from '#core/contract/console/content.ts';
import type { ContentEntity } from '#core/contract/console/content.shapes.ts';
import { hasCities } from '#core/rules/console/content-forms/cities-of-item.ts';
import { provinceCities } from '#core/rules/console/content-forms/choices.ts';
import type { ContentForm } from '#core/rules/console/content-form.ts';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { SavedViews } from '../../lists/saved-views.tsx';
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

type ListFilters = { readonly [Name in 'words' | 'state' | 'city']?: string | undefined };
const states: Readonly<Record<string, { readonly name: string; fits(entity: ContentEntity): boolean }>> = {
  draft: { name: '有草稿', fits: ({ drafts }) => drafts > 0 },
  scheduled: { name: '有定时', fits: ({ nextAt }) => nextAt !== null },
  published: { name: '没有在改的', fits: ({ drafts, nextAt }) => drafts === 0 && nextAt === null },
};
const fields = [
  { kind: 'search', name: 'words', title: '名称、编号' },
  {
    kind: 'choice',
    name: 'state',
    title: '状态',
    options: Object.entries(states).map(([state, { name }]) => [state, name] as const),
  },
] as const satisfies readonly FilterField[];
const cityField = {
  kind: 'choice',
  name: 'city',
  title: '地市专属',
  options: provinceCities,
} as const satisfies FilterField;

/** Screens of saved views are named by small letters and dashes. */
const screenOf = (kind: string): string =>
  `content-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Pages, positions and categories of one kind, each with what is live and what waits. */
export function ContentListPage() {
  const { kind, form } = useContentForm();
  const filters: ListFilters = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useQuery(reading(content.contentEntities, { kind }));
  const { words = '', state, city } = filters;
  const all = query.data?.rows ?? [];
  const rows = all.filter(
    (entity) =>
      `${entity.name} ${entity.key}`.toLowerCase().includes(words.toLowerCase()) &&
      (state === undefined || states[state]?.fits(entity) !== false) &&
      (city === undefined || entity.cities.includes(city)),
  );
  const apply = (search: typeof filters): void => void navigate({ to: `/content/${kind}`, search });
  return (
    <>
      <Head title={form.title} facts="草稿检查后发布，几秒内到手机；回滚等于再发布一次旧版" />
      {all.length > 1 && (
        <FilterBar
          fields={hasCities(form) ? [...fields, cityField] : fields}
          filters={filters}
          onChange={apply}
        >
          <SavedViews screen={screenOf(kind)} filters={filters} onApply={apply} />
        </FilterBar>
      )}
      <CardFrame label={form.title}>
        {rows.length > 0 ? (
          <DataTable caption={form.title} columns={columnsOf(form)} rows={rows} keyOf={({ key }) => key} />
        ) : (
          <ListState
            query={query}
            isEmpty
            empty={all.length > 0 ? '没有符合条件的，可去掉几个筛选' : `还没有${form.entityName}`}
          />
        )}
      </CardFrame>
    </>
  );
}
