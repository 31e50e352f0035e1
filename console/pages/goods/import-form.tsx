import { useState } from 'react';
import { goods } from '#core/contract/console/goods.ts';
import { priceFileColumns } from '#core/rules/console/goods/goods-price-file.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import styles from './goods.module.css';

/** Prices of many skus from a file: first judged, then confirmed. */
export function ImportForm({ onClose }: { readonly onClose: () => void }) {
  const [csv, setCsv] = useState('');
  const [reason, setReason] = useState('');
  const send = useChange(goods.importPrices);
  const report = send.data;
  const isRight = report !== undefined && report.faults.length === 0 && report.changed > 0;
  const choose = async (file: File | undefined): Promise<void> => {
    send.reset();
    setCsv(file ? await file.text() : '');
  };
  const needsSecond = isRight && report.reasons.length > 0;
  return (
    <ActForm
      title="批量改价"
      effect={`先检查，不写入；列是${priceFileColumns.join('、')}；全部正确后再确认，超过 5% 的整批等另一人同意`}
      button={isRight && !report.isDone ? (needsSecond ? '提交审批' : '确认改价') : '检查'}
      busy={send.isPending}
      disabled={csv === '' || report?.isDone === true}
      error={send.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => send.mutate({ csv, reason, isConfirmed: isRight })}
      onClose={onClose}
      closeText={report?.isDone ? '关闭' : '取消'}
    >
      <label className={styles.file}>
        CSV 文件
        <input type="file" accept=".csv,text/csv" onChange={({ target }) => void choose(target.files?.[0])} />
      </label>
      {report && (
        <div role="status" className={styles.report}>
          {report.faults.map(({ line, fault, cure }) => (
            <p key={`${line}${fault}`}>
              第 {line} 行：{fault}；{cure}
            </p>
          ))}
          {report.faults.length === 0 && !report.isDone && (
            <p>
              {report.lines} 行都正确，{report.changed} 个规格会改价
            </p>
          )}
          {needsSecond && report.reasons.map((each) => <p key={each}>{each}</p>)}
          {report.isDone && <p>{report.proposalId === null ? '已改价' : '已提交审批'}</p>}
        </div>
      )}
    </ActForm>
  );
}
