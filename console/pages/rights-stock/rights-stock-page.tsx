import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { RightsStockRow } from '#core/contract/console/rights/rights-stock.shapes.ts';
import { rightsStock } from '#core/contract/console/rights/rights.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { forecastText } from '#core/rules/console/rights/rights-stock-forecast.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { SupplierName, useSupplierName } from '../../lists/supplier-name.tsx';
import { reading, useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Meter } from '../../ui/figure.tsx';
import { Head, Tag } from '../../ui/parts.tsx';
import { StockImportForm } from './stock-import-form.tsx';
import { PlanForm } from './plan-form.tsx';
import { StockForm } from './stock-form.tsx';
import { StockMovements } from './stock-movements.tsx';
import styles from './rights-stock.module.css';

const route = getRouteApi('/shell/rights/stock');
const shown = (pieces: number): string => pieces.toLocaleString('zh-CN');

const tones = { gone: 'danger', 'runs-out': 'warning', lasts: 'success', none: 'plain' } as const;
const columnsFor = (
  onChange: ((row: RightsStockRow) => void) | undefined,
): readonly Column<RightsStockRow>[] => [
  {
    title: '权益',
    cell: ({ name, productId, productName }) => (
      <Link to="/rights/products/$productId" params={{ productId }} className={styles.name}>
        {name}
        <small>{productName}</small>
      </Link>
    ),
  },
  { title: '供应商', cell: ({ supplier }) => <SupplierName supplier={supplier} /> },
  { title: '月份', cell: ({ cycle, isPlanned }) => (isPlanned ? cycle : `${cycle}（默认）`) },
  { title: '总量', align: 'end', cell: ({ total }) => shown(total) },
  {
    title: '已领',
    align: 'end',
    cell: ({ used, total }) => (
      <span className={styles.used}>
        <Meter part={used} whole={total} label="已领" warns />
        {shown(used)}
      </span>
    ),
  },
  { title: '剩余', align: 'end', cell: ({ left }) => shown(left) },
  {
    title: '每小时',
    align: 'end',
    cell: ({ perHour }) => (perHour === null ? '—' : perHour.toLocaleString('zh-CN')),
  },
  {
    title: '预测',
    cell: ({ forecast }) =>
      forecast.kind === 'none' ? '—' : <Tag tone={tones[forecast.kind]}>{forecastText(forecast)}</Tag>,
  },
  ...(onChange
    ? [
        {
          title: '调整',
          cell: (row: RightsStockRow) => (
            <Button size="small" label={`调整 ${row.name} ${row.productName}`} onPress={() => onChange(row)}>
              调整…
            </Button>
          ),
        },
      ]
    : []),
];

type Open = 'import' | 'plan' | 'movements' | RightsStockRow;

/** Pieces of limited rights by the month, what is nearly gone first. */
export function RightsStockPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const [open, setOpen] = useState<Open>();
  const supplierName = useSupplierName();
  const { data: offered } = useQuery({ ...reading(rightsStock.rightsStockMonths, {}), staleTime: 60_000 });
  const list = useRows(
    rightsStock.rightsStock,
    filters as Omit<InputOf<typeof rightsStock.rightsStock>, 'after' | 'limit'>,
  );
  const [current, next] = offered?.months ?? [];
  const fields = [
    { kind: 'search', name: 'keyword', title: '权益、产品、权益编号' },
    {
      kind: 'choice',
      name: 'cycle',
      title: '月份',
      options: (offered?.months ?? []).map((each) => [each, each] as const),
    },
    {
      kind: 'choice',
      name: 'supplier',
      title: '供应商',
      options: (offered?.suppliers ?? []).map((each) => [each, supplierName(each)] as const),
    },
    { kind: 'number', name: 'below', title: '剩余', sign: '<' },
  ] as const satisfies readonly FilterField[];
  const apply = (search: typeof filters): void => void navigate({ search });
  const close = (): void => setOpen(undefined);
  const mayChange = may('rights.propose');
  const facts = [
    ...(list.countText ? [`${filters.cycle ?? current ?? '本月'} ${list.countText} 项，剩得少的在前`] : []),
    ...(offered && offered.unplanned > 0 ? [`${next ?? '下月'} 还有 ${offered.unplanned} 项没做计划`] : []),
  ];
  return (
    <>
      <Head title="月度库存" facts={facts.join('；')}>
        <Button onPress={() => setOpen(open === 'movements' ? undefined : 'movements')}>调整记录</Button>
        {mayChange && <Button onPress={() => setOpen('plan')}>下月计划…</Button>}
        {mayChange && <Button onPress={() => setOpen('import')}>导入…</Button>}
        <ExportButton endpoint={rightsStock.rightsStock} filters={filters} fileName="月度库存" />
      </Head>
      {open === 'import' && <StockImportForm onClose={close} />}
      {open === 'plan' && <PlanForm next={next ?? ''} unplanned={offered?.unplanned ?? 0} onClose={close} />}
      {open === 'movements' && <StockMovements />}
      {typeof open === 'object' && (
        <StockForm key={`${open.rightsId} ${open.cycle}`} row={open} onClose={close} />
      )}
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="rights-stock" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="月度库存"
        columns={columnsFor(mayChange ? setOpen : undefined)}
        list={list}
        keyOf={({ rightsId }) => rightsId}
        empty="没有符合条件的权益；库存不限的不在这里"
      />
    </>
  );
}
