import { getRouteApi, Link } from '@tanstack/react-router';
import { reveals } from '#core/contract/console/reveals/reveals.ts';
import type { NumberReveal } from '#core/contract/console/reveals/reveals.shapes.ts';
import { revealReasonNames } from '#core/rules/console/number-reveals.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { formatTime } from '../../platform/format.ts';
import { useChange } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { FormError } from '../../ui/field.tsx';
import { Head } from '../../ui/parts.tsx';
import styles from './reveals.module.css';

const route = getRouteApi('/shell/reveals');
const fields = [
  { kind: 'text', name: 'operator', title: '谁' },
  { kind: 'text', name: 'userId', title: '用户编号' },
  {
    kind: 'choice',
    name: 'kind',
    title: '看了什么',
    options: [
      ['number', '号码'],
      ['page', '页面'],
    ],
  },
  { kind: 'day', name: 'from', title: '从哪天' },
  { kind: 'day', name: 'until', title: '到哪天之前' },
] as const satisfies readonly FilterField[];

const facts: readonly Column<NumberReveal>[] = [
  { title: '时间', cell: ({ at }) => formatTime(at) },
  { title: '谁', cell: ({ operator }) => operator },
  {
    title: '看了谁',
    cell: ({ mobile, userId }) => (
      <span className={styles.whom}>
        {mobile}
        <small>{userId}</small>
      </span>
    ),
  },
  {
    title: '看了什么',
    cell: ({ kind }) => (kind === 'page' ? '页面' : '号码'),
  },
  {
    title: '原因',
    cell: ({ kind, reason, note }) =>
      kind === 'page' ? note : `${revealReasonNames[reason]}${note && `：${note}`}`,
  },
  {
    title: '从哪里',
    cell: ({ claimId, ticketId }) =>
      ticketId !== null ? (
        <Link to="/tickets/$ticketId" params={{ ticketId }}>
          工单
        </Link>
      ) : claimId === null ? (
        '用户'
      ) : (
        <Link to="/claims/$claimId" params={{ claimId }}>
          领取 {claimId}
        </Link>
      ),
  },
  { title: '来自', cell: ({ network }) => network },
];

/** Who was shown whose whole number or pages, and why. The numbers stay masked here. */
export function RevealsPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { kind, ...others } = filters;
  const ofKind = kind === 'number' || kind === 'page' ? kind : undefined;
  const list = useRows(reveals.numberReveals, { ...others, ...(ofKind && { kind: ofKind }) });
  const seen = useChange(reveals.markRevealSeen);
  const apply = (search: typeof filters): void => void navigate({ search });
  const checkOf = ({ revealId, seenBy, maySee }: NumberReveal) => {
    if (maySee)
      return (
        <Button size="small" busy={seen.isPending} onPress={() => seen.mutate({ revealId })}>
          标为已核对
        </Button>
      );
    return seenBy === null ? '等别人核对' : `${seenBy} 已核对`;
  };
  const columns = [...facts, { title: '核对', cell: checkOf, align: 'end' } as const];
  return (
    <>
      <Head title="号码查看记录" facts={list.countText ? `${list.countText} 次，号码本身不记录` : ''}>
        <ExportButton endpoint={reveals.numberReveals} filters={filters} fileName="号码查看记录" />
      </Head>
      <FormError error={seen.error} />
      <SavedViews screen="reveals" filters={filters} onApply={apply} />
      <FilterBar fields={fields} filters={filters} onChange={apply} />
      <RowList
        caption="号码查看记录"
        columns={columns}
        list={list}
        keyOf={({ revealId }) => revealId}
        empty="没有符合条件的查看"
      />
    </>
  );
}
