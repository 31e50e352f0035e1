import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { audit } from '#core/contract/console/audit.ts';
import type { AuditEntry } from '#core/contract/console/audit.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { ListState, Person } from '../../ui/parts.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import styles from './audit.module.css';

export const auditColumns: readonly Column<AuditEntry>[] = [
  { title: '时间', cell: ({ at }) => formatTime(at) },
  {
    title: '谁',
    cell: ({ operator }) => (
      <span className={styles.who}>
        <Person name={operator ?? '系'} />
        {operator ?? '系统'}
      </span>
    ),
  },
  { title: '做了什么', cell: ({ act }) => act },
  { title: '对象', cell: ({ objectName }) => objectName },
  {
    title: '改动前 → 改动后',
    cell: ({ changes, reason }) =>
      changes.map(({ field, before, after }) => `${field} ${before || '无'} → ${after || '无'}`).join('，') ||
      reason ||
      '—',
  },
  { title: '凭据', cell: ({ proposalId }) => (proposalId === null ? '—' : `申请 ${proposalId.slice(0, 8)}`) },
  { title: '来自', cell: ({ network }) => network },
  { title: '链', cell: ({ hash }) => <code className={styles.hash}>{hash}</code>, align: 'end' },
];

/** The latest entries, below the approvals. */
export function RecentAudit() {
  const { may } = useMe();
  const query = useQuery(
    may('audit.view') ? reading(audit.auditLog, { limit: 6 }) : reading(audit.ownActs, { limit: 6 }),
  );
  const rows = query.data?.rows ?? [];
  return (
    <section className={styles.recent} aria-label="审计日志">
      <header>
        <h2>{may('audit.view') ? '审计日志' : '我的操作'}</h2>
        <Link to="/audit" search={{}}>
          查看全部
        </Link>
      </header>
      {rows.length > 0 ? (
        <DataTable caption="最近的操作" columns={auditColumns} rows={rows} keyOf={({ auditId }) => auditId} />
      ) : (
        <ListState query={query} isEmpty empty="还没有操作记录" />
      )}
    </section>
  );
}
