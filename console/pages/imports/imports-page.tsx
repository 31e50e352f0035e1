import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ImportedFile } from '#core/contract/console/operations/file-imports.shapes.ts';
import { fileImports } from '#core/contract/console/operations/file-imports.ts';
import { consoleKinds } from '#core/rules/imports/console-kinds.ts';
import { proposalStateNames } from '#core/rules/console/operations/proposal-state-names.ts';
import { RowList } from '../../lists/row-list.tsx';
import { formatTime } from '../../platform/format.ts';
import { useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Head, Person, Tag } from '../../ui/parts.tsx';
import { FileForm } from './file-form.tsx';
import styles from './imports.module.css';

const tones = {
  waiting: 'warning',
  approved: 'success',
  returned: 'plain',
  rejected: 'danger',
  withdrawn: 'plain',
  expired: 'plain',
} as const;

const columns: readonly Column<ImportedFile>[] = [
  {
    title: '文件',
    cell: ({ fileName, kind }) => (
      <span className={styles.file}>
        {fileName}
        <small>{consoleKinds[kind].title}</small>
      </span>
    ),
  },
  { title: '行数', align: 'end', cell: ({ lines }) => lines.toLocaleString('zh-CN') },
  {
    title: '提交人',
    cell: ({ madeBy }) => (
      <span className={styles.person}>
        <Person name={madeBy.name} />
        {madeBy.name}
      </span>
    ),
  },
  { title: '提交时间', cell: ({ madeAt }) => formatTime(madeAt) },
  {
    title: '状态',
    cell: ({ state }) => <Tag tone={tones[state]}>{proposalStateNames[state]}</Tag>,
  },
];

/** Rows of a mall from files: checked at once, written when an owner agrees. */
export function ImportsPage() {
  const { may } = useMe();
  const [isOpen, setOpen] = useState(false);
  const list = useRows(fileImports.importedFiles, {});
  return (
    <>
      <Head title="数据导入" facts="先检查，哪一行不对会写明；负责人同意后整个文件写入，或者都不写">
        {may('imports.propose') && <Button onPress={() => setOpen(true)}>导入文件…</Button>}
      </Head>
      {isOpen && <FileForm onClose={() => setOpen(false)} />}
      <RowList
        caption="导入过的文件"
        columns={columns}
        list={list}
        keyOf={({ fileId }) => fileId}
        empty="还没有导入过文件"
      />
      <p className={styles.note}>
        商品在 <Link to="/goods">商品</Link> 里导入
      </p>
    </>
  );
}
