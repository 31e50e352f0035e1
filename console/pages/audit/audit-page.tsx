import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { audit } from '#core/contract/console/audit.ts';
import { call } from '../../platform/call.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { auditColumns } from './audit-table.tsx';
import styles from './audit.module.css';

const route = getRouteApi('/shell/audit');

/** The audit log with filters in the address; operators without the right to all of it see their own acts. */
export function AuditPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const seesAll = may('audit.view');
  const verify = useChange(audit.verifyChain);
  const query = useInfiniteQuery({
    queryKey: [audit.auditLog.path, 'pages', seesAll, filters],
    queryFn: ({ pageParam, signal }) => {
      const page = pageParam === '' ? {} : { after: pageParam };
      return seesAll
        ? call(audit.auditLog, { ...filters, ...page }, signal)
        : call(audit.ownActs, page, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ nextKey }) => nextKey ?? undefined,
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const count = query.data?.pages[0]?.count;
  return (
    <>
      <Head
        title={seesAll ? '审计日志' : '我的操作'}
        tag={verify.data && <ChainTag brokenAt={verify.data.brokenAt} entries={verify.data.entries} />}
        facts={count ? `${count.value.toLocaleString('zh-CN')}${count.exact ? '' : '+'} 条，只增不改` : ''}
      >
        {seesAll && (
          <Button busy={verify.isPending} onPress={() => verify.mutate({})}>
            校验整条链
          </Button>
        )}
      </Head>
      <FormError error={verify.error} />
      {seesAll && (
        <Filters
          key={JSON.stringify(filters)}
          filters={filters}
          onApply={(next) => void navigate({ search: next })}
        />
      )}
      <section className={styles.card}>
        {rows.length > 0 && (
          <DataTable caption="审计日志" columns={auditColumns} rows={rows} keyOf={({ auditId }) => auditId} />
        )}
        {(rows.length === 0 || query.error) && (
          <ListState query={query} isEmpty={rows.length === 0} empty="没有符合条件的记录" />
        )}
        {query.hasNextPage && (
          <footer className={styles.more}>
            <Button busy={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
              更早的记录
            </Button>
          </footer>
        )}
      </section>
    </>
  );
}

const ChainTag = ({ brokenAt, entries }: { readonly brokenAt: string | null; readonly entries: number }) =>
  brokenAt === null ? (
    <Tag tone="success">链完整，{entries.toLocaleString('zh-CN')} 条</Tag>
  ) : (
    <Tag tone="danger">第 {brokenAt} 条起不符，请立即报告</Tag>
  );

interface AuditFilters {
  readonly operator?: string | undefined;
  readonly act?: string | undefined;
  readonly object?: string | undefined;
}

function Filters({
  filters,
  onApply,
}: {
  readonly filters: AuditFilters;
  readonly onApply: (next: AuditFilters) => void;
}) {
  const [operator, setOperator] = useState(filters.operator ?? '');
  const [act, setAct] = useState(filters.act ?? '');
  const [object, setObject] = useState(filters.object ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onApply({
      ...(operator && { operator }),
      ...(act && { act }),
      ...(object && { object }),
    });
  };
  return (
    <form className={styles.filters} onSubmit={submit}>
      <Field label="谁" placeholder="姓名" value={operator} onValue={setOperator} />
      <Field label="做了什么" placeholder="例如 停用成员" value={act} onValue={setAct} />
      <Field label="对象编号" value={object} onValue={setObject} />
      <Button type="submit">筛选</Button>
      {Object.keys(filters).length > 0 && (
        <Button look="text" onPress={() => onApply({})}>
          清除
        </Button>
      )}
    </form>
  );
}
