import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AgreementRow } from '#core/contract/console/messages/agreements.shapes.ts';
import { agreementConsole } from '#core/contract/console/messages/agreements.ts';
import { formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { CardFrame } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { chinaDay } from '#core/rules/format/china-day.ts';
import styles from './agreements.module.css';

const columns: readonly Column<AgreementRow>[] = [
  {
    title: '协议',
    cell: ({ templateId, title }) => (
      <Link to="/content/agreements/$templateId" params={{ templateId }} className={styles.name}>
        {title}
        <small>{templateId}</small>
      </Link>
    ),
  },
  { title: '线上', cell: ({ version, state }) => (state === 'inForce' ? version : '还没有生效') },
  { title: '生效', cell: ({ publishedAt }) => chinaDay(Date.parse(publishedAt)) },
  { title: '旧的同意', cell: ({ needsConsent }) => (needsConsent ? '要重新征求' : '仍算数') },
  { title: '版本', align: 'end', cell: ({ versions }) => versions },
  {
    title: '状态',
    cell: ({ next, isWaiting, state }) => (
      <span className={styles.states}>
        {isWaiting && <Tag tone="warning">待审批</Tag>}
        {next && (
          <Tag tone="info">
            {next.version} {formatTime(next.publishedAt)} 生效
          </Tag>
        )}
        {!isWaiting && !next && state === 'inForce' && <Tag tone="success">生效中</Tag>}
      </span>
    ),
  },
];

/** The texts that subscribers agree to, each with its version in force. */
export function AgreementsPage() {
  const query = useQuery(reading(agreementConsole.agreementList, {}));
  const rows = query.data?.rows ?? [];
  return (
    <>
      <Head title="协议" facts="改动是新版本，内容运营提、负责人同意；已有的同意仍指向当时读到的那一版" />
      {query.error && rows.length > 0 && <ListState query={query} isEmpty={false} empty="" />}
      <CardFrame label="协议">
        {rows.length > 0 ? (
          <DataTable caption="协议" columns={columns} rows={rows} keyOf={({ templateId }) => templateId} />
        ) : (
          <ListState query={query} isEmpty empty="还没有协议" />
        )}
      </CardFrame>
    </>
  );
}
