import { useState } from 'react';
import { goods } from '#core/contract/console/goods.ts';
import { priceFileColumns } from '#core/rules/console/goods/goods-price-file.ts';
import { stockFileColumns } from '#core/rules/console/goods/stock-file-columns.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import styles from './goods.module.css';

const files = {
  prices: {
    endpoint: goods.importPrices,
    title: '批量改价',
    columns: priceFileColumns,
    limits: '超过 5% 的整批等另一人同意',
    confirm: '确认改价',
    changes: '个规格会改价',
    done: '已改价',
  },
  stock: {
    endpoint: goods.importStock,
    title: '批量调库存',
    columns: stockFileColumns,
    limits: '地区留空是全部地区，增减写 200 或 -50；超过一个人的限额时整批等另一人同意',
    confirm: '确认调整',
    changes: '处库存会调整',
    done: '已生效',
  },
} as const;

interface ImportFormProps {
  readonly of: keyof typeof files;
  readonly onClose: () => void;
}

/** Prices or stock of many skus from a file: first judged, then confirmed. */
export function ImportForm({ of, onClose }: ImportFormProps) {
  const { endpoint, title, columns, limits, confirm, changes, done } = files[of];
  const [csv, setCsv] = useState('');
  const [reason, setReason] = useState('');
  const send = useChange<typeof goods.importPrices>(endpoint);
  const report = send.data;
  const isRight = report !== undefined && report.faults.length === 0 && report.changed > 0;
  const choose = async (file: File | undefined): Promise<void> => {
    send.reset();
    setCsv(file ? await file.text() : '');
  };
  const needsSecond = isRight && report.reasons.length > 0;
  return (
    <ActForm
      title={title}
      effect={`先检查，不写入；列是${columns.join('、')}；全部正确后再确认，${limits}`}
      button={isRight && !report.isDone ? (needsSecond ? '提交审批' : confirm) : '检查'}
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
              {report.lines} 行都正确，{report.changed} {changes}
            </p>
          )}
          {needsSecond && report.reasons.map((each) => <p key={each}>{each}</p>)}
          {isRight && !report.isDone && report.effects.map((each) => <p key={each}>{each}</p>)}
          {report.isDone && <p>{report.proposalId === null ? done : '已提交审批'}</p>}
        </div>
      )}
    </ActForm>
  );
}
