import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { shipping } from '#core/contract/console/orders/shipping/shipping.ts';
import { parcelFileColumns } from '#core/rules/console/orders/shipping/shipments-file.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import styles from './shipments.module.css';

/** Numbers from the warehouse's file: first judged row by row, then a task ships the right ones. */
export function ImportForm({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState({ csv: '', name: '' });
  const [reason, setReason] = useState('');
  const send = useChange(shipping.importShipments);
  const report = send.data;
  const isStarted = report !== undefined && report.taskId !== null;
  const isReady = report !== undefined && report.orders > 0;
  const choose = async (chosen: File | undefined): Promise<void> => {
    send.reset();
    setFile(chosen ? { csv: await chosen.text(), name: chosen.name.slice(0, 80) } : { csv: '', name: '' });
  };
  return (
    <ActForm
      title="导入运单号"
      effect={`先检查，不写入；列是${parcelFileColumns.join('、')}，行可以不写；确认后逐单发货并通知用户，不对的行不导入`}
      button={isReady && !isStarted ? `发货 ${report.orders} 单` : '检查'}
      busy={send.isPending}
      disabled={file.csv === '' || isStarted}
      error={send.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => send.mutate({ csv: file.csv, fileName: file.name, reason, isConfirmed: isReady })}
      onClose={onClose}
      closeText={isStarted ? '关闭' : '取消'}
    >
      <div className={styles.files}>
        <ExportButton endpoint={shipping.shipments} filters={{ state: 'waiting' }} fileName="待发货" />
        <span>导出待发货的订单，填好快递公司和运单号</span>
      </div>
      <label className={styles.file}>
        运单号 CSV 文件
        <input type="file" accept=".csv,text/csv" onChange={({ target }) => void choose(target.files?.[0])} />
      </label>
      {report && (
        <div role="status" className={styles.report}>
          <p>
            <b>
              {report.rows} 行：发货 {report.orders} 单
              {report.repeated > 0 && `，${report.repeated} 行以前已发货`}
              {report.wrong > 0 && `，${report.wrong} 行不对`}
            </b>
          </p>
          {report.faults.length > 0 && (
            <ul className={styles.faults}>
              {report.faults.map(({ line, fault, cure }) => (
                <li key={`${line}${fault}`}>
                  <b>第 {line} 行</b> {fault}；{cure}
                </li>
              ))}
              {report.wrong > report.faults.length && (
                <li>另有 {report.wrong - report.faults.length} 行不对</li>
              )}
            </ul>
          )}
          {report.taskId !== null && (
            <p>
              正在逐单发货，
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
