import { getRouteApi, Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { codeBatchStates, type CodeBatchState } from '#core/contract/console/rights/rights-families.ts';
import type { CodeBatchRow } from '#core/contract/console/rights/code-batches.shapes.ts';
import { codeBatches } from '#core/contract/console/rights/rights.ts';
import { codeBatchStateNames } from '#core/rules/console/rights/rights-names.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { periodText } from '../../platform/period-text.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Head, Tag } from '../../ui/parts.tsx';
import { MakeForm } from './make-form.tsx';
import styles from './code-batches.module.css';

const route = getRouteApi('/shell/rights/codes');

const tones = {
  making: 'info',
  planned: 'info',
  open: 'success',
  ended: 'plain',
  stopped: 'danger',
} as const;
export const BatchState = ({ state }: { readonly state: CodeBatchState }) => (
  <Tag tone={tones[state]}>{codeBatchStateNames[state]}</Tag>
);

const columns: readonly Column<CodeBatchRow>[] = [
  {
    title: '批次',
    cell: ({ batchId, name }) => (
      <Link to="/rights/codes/$batchId" params={{ batchId }} className={styles.name}>
        {name}
        <small>{batchId}</small>
      </Link>
    ),
  },
  { title: '兑换', cell: ({ gives }) => gives },
  {
    title: '制作',
    align: 'end',
    cell: ({ made, planned }) =>
      made === planned
        ? made.toLocaleString('zh-CN')
        : `${made.toLocaleString('zh-CN')} / ${planned.toLocaleString('zh-CN')}`,
  },
  { title: '已兑换', align: 'end', cell: ({ exchanged }) => exchanged.toLocaleString('zh-CN') },
  { title: '退回可再用', align: 'end', cell: ({ released }) => released.toLocaleString('zh-CN') },
  { title: '兑换时间', cell: periodText },
  {
    title: '状态',
    cell: ({ state, isExported, isWaiting }) => (
      <span className={styles.tags}>
        <BatchState state={state} />
        {isExported && <Tag>已导出</Tag>}
        {isWaiting && <Tag tone="warning">待审批</Tag>}
      </span>
    ),
  },
];

/** Batches of card codes: how many were made and exchanged, and making another. */
export function CodeBatchesPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const [isMaking, setMaking] = useState(false);
  const state = codeBatchStates.find((each) => each === filters.state);
  const list = useRows(codeBatches.codeBatches, {
    ...(filters.keyword !== undefined && { keyword: filters.keyword }),
    ...(state && { state }),
  });
  const { data: first } = useQuery(reading(codeBatches.codeBatches, { limit: 1 }));
  const guessed = first?.guessed;
  const fields = [
    { kind: 'search', name: 'keyword', title: '名称、批次编号' },
    { kind: 'choice', name: 'state', title: '状态', options: Object.entries(codeBatchStateNames) },
  ] as const satisfies readonly FilterField[];
  const apply = (search: typeof filters): void => void navigate({ search });
  const facts = [
    ...(list.countText ? [`${list.countText} 批，开始晚的在前`] : []),
    ...(guessed ? [`半小时内输错 ${guessed.misses} 次，锁了 ${guessed.locked} 个用户或网络`] : []),
  ];
  return (
    <>
      <Head title="卡密批次" facts={facts.join('；')}>
        {may('codes.propose') && <Button onPress={() => setMaking(true)}>制作一批…</Button>}
        <ExportButton endpoint={codeBatches.codeBatches} filters={filters} fileName="卡密批次" />
      </Head>
      {isMaking && <MakeForm onClose={() => setMaking(false)} />}
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="code-batches" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="卡密批次"
        columns={columns}
        list={list}
        keyOf={({ batchId }) => batchId}
        onOpen={(batchId) => void navigate({ to: '/rights/codes/$batchId', params: { batchId } })}
        empty="没有符合条件的批次"
      />
    </>
  );
}
