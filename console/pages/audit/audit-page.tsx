import { getRouteApi } from '@tanstack/react-router';
import { audit } from '#core/contract/console/audit.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { useChange, useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/field.tsx';
import { Head, Tag } from '../../ui/parts.tsx';
import { auditColumns } from './audit-table.tsx';

const route = getRouteApi('/shell/audit');
const fields = [
  { kind: 'text', name: 'operator', title: '谁' },
  { kind: 'text', name: 'act', title: '做了什么' },
  { kind: 'text', name: 'object', title: '对象编号' },
  { kind: 'day', name: 'from', title: '从哪天' },
  { kind: 'day', name: 'until', title: '到哪天之前' },
] as const satisfies readonly FilterField[];

/** The audit log with filters in the address; operators without the right to all of it see their own acts. */
export function AuditPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const seesAll = may('audit.view');
  const verify = useChange(audit.verifyChain);
  const all = useRows(audit.auditLog, filters, { enabled: seesAll });
  const own = useRows(audit.ownActs, {}, { enabled: !seesAll });
  const list = seesAll ? all : own;
  const apply = (search: typeof filters): void => void navigate({ search });
  return (
    <>
      <Head
        title={seesAll ? '审计日志' : '我的操作'}
        tag={verify.data && <ChainTag brokenAt={verify.data.brokenAt} entries={verify.data.entries} />}
        facts={list.countText ? `${list.countText} 条，只增不改` : ''}
      >
        {may('audit.export') && (
          <ExportButton endpoint={audit.auditLog} filters={filters} fileName="审计日志" />
        )}
        {may('audit.verify') && (
          <Button busy={verify.isPending} onPress={() => verify.mutate({})}>
            校验整条链
          </Button>
        )}
      </Head>
      <FormError error={verify.error} />
      {seesAll && (
        <>
          <SavedViews screen="audit" filters={filters} onApply={apply} />
          <FilterBar fields={fields} filters={filters} onChange={apply} />
        </>
      )}
      <RowList
        caption="审计日志"
        columns={auditColumns}
        list={list}
        keyOf={({ auditId }) => auditId}
        empty="没有符合条件的记录"
      />
    </>
  );
}

const ChainTag = ({ brokenAt, entries }: { readonly brokenAt: string | null; readonly entries: number }) =>
  brokenAt === null ? (
    <Tag tone="success">链完整，{entries.toLocaleString('zh-CN')} 条</Tag>
  ) : (
    <Tag tone="danger">第 {brokenAt} 条起不符，请立即报告</Tag>
  );
