import { useId, useState, type FormEvent } from 'react';
import type { RecipientReport } from '#core/contract/console/messages/broadcasts.shapes.ts';
import { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import { useChange } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { FormError } from '../../ui/field.tsx';
import { Figure, Figures } from '../../ui/figure.tsx';
import styles from './broadcasts.module.css';

const shown = (value: number): string => value.toLocaleString('zh-CN');
const columns: readonly Column<RecipientReport['wrong'][number]>[] = [
  { title: '行', cell: ({ lineNo }) => shown(lineNo) },
  { title: '内容', cell: ({ content }) => content },
  { title: '哪里不对', cell: ({ fault }) => <span className={styles.fault}>{fault}</span> },
  { title: '建议', cell: ({ cure }) => cure },
];

interface RecipientListProps {
  readonly broadcastId: string;
  /** Lines of the list before that can be reached. */
  readonly listed: number | null;
  readonly onUploaded: (edit: number) => void;
}

/** The list of a draft: it is checked and stored, and sends nothing. */
export function RecipientList({ broadcastId, listed, onUploaded }: RecipientListProps) {
  const id = useId();
  const [list, setList] = useState('');
  const [fileName, setFileName] = useState('');
  const [fileError, setFileError] = useState<Error>();
  const upload = useChange(broadcasts.uploadRecipients, ({ edit }) => onUploaded(edit));
  const lines = list.split(/\r\n|\r|\n/).filter((text) => text.trim() !== '').length;
  const change = (text: string, name: string): void => {
    upload.reset();
    setFileError(undefined);
    setList(text);
    setFileName(name);
  };
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    await file.text().then(
      (text) => change(text, file.name),
      () => setFileError(new Error('文件读不出来，请换一个文本文件')),
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!upload.isPending)
      upload.mutate({ broadcastId, fileName: fileName.slice(0, 80) || '粘贴的名单', list });
  };
  return (
    <Card
      title="名单"
      facts={listed === null ? '加密保存，7 天后删除' : `已有 ${shown(listed)} 人，再传会替换`}
    >
      <form className={styles.upload} onSubmit={submit} aria-label="上传名单">
        <label htmlFor={id}>手机号或用户编号，一行一个{fileName !== '' && `（${fileName}）`}</label>
        <textarea
          id={id}
          rows={5}
          spellCheck={false}
          autoComplete="off"
          value={list}
          onChange={({ target }) => change(target.value, '')}
        />
        <label className={styles.file}>
          文本文件
          <input
            type="file"
            accept=".txt,.csv,text/plain,text/csv"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </label>
        <FormError error={fileError ?? upload.error} />
        <div className={styles.acts}>
          <Button type="submit" busy={upload.isPending} disabled={lines === 0}>
            检查并保存{lines > 0 && ` ${shown(lines)} 行`}
          </Button>
        </div>
      </form>
      {upload.data && <Report report={upload.data} />}
    </Card>
  );
}

const Report = ({ report }: { readonly report: RecipientReport }) => (
  <div className={styles.report} role="region" aria-label="名单检查结果">
    <Figures>
      <Figure title="可以发" value={shown(report.ready)} tone="success" />
      <Figure title="重复" value={shown(report.duplicates)} />
      <Figure
        title="写得不对"
        value={shown(report.wrongForm)}
        {...(report.wrongForm > 0 && { tone: 'danger' })}
      />
      <Figure title="没有这个用户" value={shown(report.unknown)} />
    </Figures>
    {report.wrong.length > 0 && (
      <>
        <DataTable
          caption="不会发的行"
          columns={columns}
          rows={report.wrong}
          keyOf={({ lineNo }) => String(lineNo)}
        />
        <p className={styles.muted}>
          显示 {shown(report.wrong.length)} 行，共 {shown(report.total - report.ready)}{' '}
          行不会发；错行不影响其他行
        </p>
      </>
    )}
  </div>
);
