import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { proposals } from '#core/contract/console/proposals.ts';
import { proposalStateNames } from '#core/rules/console/operations/proposal-state-names.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { SavedViews } from '../../lists/saved-views.tsx';
import { formatFen, formatWait } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { CardFrame } from '../../ui/card.tsx';
import { Head, ListState, Person, Tag } from '../../ui/parts.tsx';
import { RecentAudit } from '../audit/audit-table.tsx';
import { ProposalCard } from './proposal-card.tsx';
import styles from './approvals.module.css';

const route = getRouteApi('/shell/approvals');
const lists = [
  { list: 'to-decide', title: '待我审批', empty: '没有等您审批的申请；自己发起的不会出现在这里' },
  { list: 'own', title: '我发起的', empty: '您还没有发起过申请' },
  { list: 'all', title: '全部', empty: '还没有申请' },
] as const;

/** What waits for a second person: the list, and the chosen one with what it changes. */
export function ApprovalsPage() {
  const { proposal: chosen, ...filters } = route.useSearch();
  const { list: named, kind } = filters;
  const navigate = route.useNavigate();
  const { may } = useMe();
  const shown = lists.find((each) => each.list === named) ?? lists[0];
  const { list } = shown;
  const query = useQuery({
    ...reading(proposals.proposals, { list, ...(kind !== undefined && { kind }) }),
    refetchInterval: 15_000,
  });
  const rows = query.data?.rows ?? [];
  const at = rows.findIndex(({ proposalId }) => proposalId === chosen);
  // A link may name a proposal of another list.
  const linked = useQuery({
    ...reading(proposals.proposal, { proposalId: chosen ?? '' }),
    enabled: chosen !== undefined && query.isSuccess && at < 0,
  });
  const current = rows[at] ?? linked.data ?? rows[0];
  const open = (proposal: string | undefined): void =>
    void navigate({ search: (before) => ({ ...before, proposal }), replace: true });
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (target instanceof HTMLInputElement) return;
      const next = { j: Math.max(at, 0) + 1, k: at - 1 }[key.toLowerCase()];
      const row = next === undefined ? undefined : rows[next];
      if (row) open(row.proposalId);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const apply = (search: typeof filters): void => void navigate({ search });
  const fields = [
    {
      kind: 'choice',
      name: 'kind',
      title: '类型',
      options: (query.data?.kinds ?? []).map((each) => [each.kind, each.act] as const),
    },
  ] as const satisfies readonly FilterField[];
  const oldest = list === 'to-decide' ? rows[0] : undefined;
  const now = query.dataUpdatedAt;
  return (
    <>
      <Head
        title={shown.title}
        tag={list === 'to-decide' && rows.length > 0 && <Tag tone="danger">{query.data?.count?.value}</Tag>}
        facts={oldest ? `最久的已等 ${formatWait(oldest.proposedAt, now)}；自己发起的不会出现在这里` : ''}
      >
        <div className={styles.lists} role="group" aria-label="看哪些申请">
          {lists.map((each) => (
            <button
              key={each.list}
              type="button"
              aria-pressed={each.list === list}
              onClick={() => apply({ ...filters, list: each.list === 'to-decide' ? undefined : each.list })}
            >
              {each.title}
            </button>
          ))}
        </div>
        <ExportButton endpoint={proposals.proposals} filters={{ ...filters, list }} fileName="审批" />
        <span className={styles.keys}>
          <kbd>J</kbd>
          <kbd>K</kbd> 上下
        </span>
      </Head>
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="approvals" filters={filters} onApply={apply} />
      </FilterBar>
      <div className={styles.columns}>
        <CardFrame label={shown.title}>
          {rows.map((row) => (
            <button
              key={row.proposalId}
              type="button"
              className={styles.item}
              aria-current={row === current ? 'true' : undefined}
              onClick={() => open(row.proposalId)}
            >
              <Person name={row.proposedBy.name} />
              <span>
                <small>
                  {row.act} ·{' '}
                  {row.state === 'waiting'
                    ? `等 ${formatWait(row.proposedAt, now)}`
                    : proposalStateNames[row.state]}
                </small>
                {row.targetName}
              </span>
              {row.costFen !== null && <b>{formatFen(row.costFen)}</b>}
            </button>
          ))}
          {rows.length === 0 && <ListState query={query} isEmpty empty={shown.empty} />}
        </CardFrame>
        {current && <ProposalCard key={current.proposalId} proposal={current} />}
      </div>
      {(may('audit.view') || may('audit.own')) && <RecentAudit />}
    </>
  );
}
