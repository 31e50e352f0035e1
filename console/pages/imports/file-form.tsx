import { useState } from 'react';
import { fileImportKinds, type FileImportKind } from '#core/contract/console/operations/file-import-kinds.ts';
import { fileImports } from '#core/contract/console/operations/file-imports.ts';
import { consoleKinds } from '#core/rules/imports/console-kinds.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import styles from './imports.module.css';

interface FileFormProps {
  readonly onClose: () => void;
}

/** A file: first judged line by line, then sent to an owner. */
export function FileForm({ onClose }: FileFormProps) {
  const [kind, setKind] = useState<FileImportKind>('products');
  const [file, setFile] = useState({ csv: '', name: '' });
  const [reason, setReason] = useState('');
  const send = useChange(fileImports.importFile);
  const report = send.data;
  const isRight = report !== undefined && report.faults.length === 0 && report.created + report.changed > 0;
  const isSent = report !== undefined && report.proposalId !== null;
  const chooseKind = (name: string): void => {
    send.reset();
    setKind(fileImportKinds.find((each) => each === name) ?? kind);
  };
  const chooseFile = async (chosen: File | undefined): Promise<void> => {
    send.reset();
    setFile(
      chosen
        ? { csv: textOf(await chosen.arrayBuffer()), name: chosen.name.slice(0, 80) }
        : { csv: '', name: '' },
    );
  };
  return (
    <ActForm
      title="导入文件"
      effect={`先检查，不写入；列是${consoleKinds[kind].columns.join('、')}；没有错误再提交，负责人同意后才写入`}
      button={isRight && !isSent ? '提交审批' : '检查'}
      busy={send.isPending}
      disabled={file.csv === '' || isSent}
      error={send.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => send.mutate({ kind, csv: file.csv, fileName: file.name, reason, isConfirmed: isRight })}
      onClose={onClose}
      closeText={isSent ? '关闭' : '取消'}
    >
      <label className={styles.choice}>
        种类
        <select value={kind} onChange={({ target }) => chooseKind(target.value)}>
          {fileImportKinds.map((each) => (
            <option key={each} value={each}>
              {consoleKinds[each].title}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        CSV 文件
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => void chooseFile(target.files?.[0])}
        />
      </label>
      {report && (
        <div role="status" className={styles.report}>
          {report.faults.map(({ line, fault, cure }) => (
            <p key={`${line}${fault}`}>
              第 {line} 行：{fault}；{cure}
            </p>
          ))}
          {report.moreFaults > 0 && <p>还有 {report.moreFaults} 处</p>}
          {report.faults.length === 0 && (
            <p>
              检查通过：新建 {report.created}，修改 {report.changed}，不变 {report.unchanged}
              {!isRight && '，没有要写入的'}
            </p>
          )}
          {report.faults.length === 0 && report.notes.map((each) => <p key={each}>{each}</p>)}
          {isSent && <p>已提交，等负责人同意</p>}
        </div>
      )}
    </ActForm>
  );
}

/** Spreadsheets save Chinese as UTF-8 or as GB 18030. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
