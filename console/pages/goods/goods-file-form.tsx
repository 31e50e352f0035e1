import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { goodsBulk } from '#core/contract/console/goods/goods-bulk.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import type { Filters } from '../../lists/filter-bar.tsx';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import styles from './goods.module.css';

interface GoodsFileFormProps {
  readonly filters: Filters;
  readonly onClose: () => void;
}

/** New and changed goods from a file: first judged line by line, then written by a task. */
export function GoodsFileForm({ filters, onClose }: GoodsFileFormProps) {
  const [file, setFile] = useState({ csv: '', name: '' });
  const [reason, setReason] = useState('');
  const send = useChange(goodsBulk.importGoods);
  const report = send.data;
  const writes = report ? report.created + report.changed : 0;
  const isRight = report !== undefined && report.faults.length === 0 && writes > 0;
  const choose = async (chosen: File | undefined): Promise<void> => {
    send.reset();
    setFile(chosen ? { csv: await chosen.text(), name: chosen.name.slice(0, 80) } : { csv: '', name: '' });
  };
  return (
    <ActForm
      title="导入商品"
      effect="先导出，改好或加行，再导入；先检查，不写入；新商品是草稿，超过 5% 的改价逐件等另一人同意"
      button={isRight && report.taskId === null ? '确认导入' : '检查'}
      busy={send.isPending}
      disabled={file.csv === '' || (report !== undefined && report.taskId !== null)}
      error={send.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => send.mutate({ csv: file.csv, fileName: file.name, reason, isConfirmed: isRight })}
      onClose={onClose}
      closeText={report?.taskId ? '关闭' : '取消'}
    >
      <ExportButton endpoint={goodsBulk.goodsFile} filters={filters} fileName="商品导入表" />
      <label className={styles.file}>
        商品 CSV 文件
        <input type="file" accept=".csv,text/csv" onChange={({ target }) => void choose(target.files?.[0])} />
      </label>
      {report && (
        <div role="status" className={styles.report}>
          {report.faults.map(({ line, fault, cure }) => (
            <p key={`${line}${fault}`}>
              第 {line} 行：{fault}；{cure}
            </p>
          ))}
          {report.faults.length === 0 && report.taskId === null && (
            <p>
              {report.goods} 件商品都正确：新建 {report.created} 件，修改 {report.changed} 件
              {writes === 0 && '，没有要写入的'}
            </p>
          )}
          {report.reasons.map((each) => (
            <p key={each}>{each}，等另一人同意</p>
          ))}
          {report.taskId !== null && (
            <p>
              正在导入，
              <Link to="/tasks" search={{ task: report.taskId }}>
                看进度和每一行的结果
              </Link>
            </p>
          )}
        </div>
      )}
    </ActForm>
  );
}
