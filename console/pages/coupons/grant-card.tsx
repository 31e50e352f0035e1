import { useId, useState, type FormEvent } from 'react';
import type { CouponTemplateDetail } from '#core/contract/console/coupons/coupons.shapes.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import { GrantReport } from './grant-report.tsx';
import styles from './coupons.module.css';

/** Granting the coupon by a list: the list is checked first, then granted. */
export function GrantCard({ coupon: { templateId } }: { readonly coupon: CouponTemplateDetail }) {
  const { may } = useMe();
  const id = useId();
  const [list, setList] = useState('');
  const [fileName, setFileName] = useState('');
  const [skipOwners, setSkipOwners] = useState(true);
  const [fileError, setFileError] = useState<Error>();
  const upload = useChange(couponConsole.uploadGrantList);
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
      upload.mutate({ templateId, fileName: fileName.slice(0, 80) || '粘贴的名单', list, skipOwners });
  };
  if (!may('coupons.propose'))
    return (
      <Card title="按名单发放">
        <p className={styles.muted}>活动运营可以按名单发放；进度在“运维”的任务里</p>
      </Card>
    );
  return (
    <Card
      title="按名单发放"
      facts={upload.data ? '试算完成，什么都还没发' : '先试算，再发放；名单加密保存，7 天后删除'}
    >
      <form className={styles.upload} onSubmit={submit} aria-label="上传名单">
        <label htmlFor={id}>
          手机号，一行一个<small>{fileName === '' ? '粘贴，或选一个文本文件' : fileName}</small>
        </label>
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
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={skipOwners}
            onChange={({ target }) => {
              upload.reset();
              setSkipOwners(target.checked);
            }}
          />
          不发给已有同款未用的人
        </label>
        <FormError error={fileError ?? upload.error} />
        <div className={styles.acts}>
          <Button
            type="submit"
            look={upload.data ? 'plain' : 'primary'}
            busy={upload.isPending}
            disabled={lines === 0}
          >
            试算{lines > 0 && ` ${lines.toLocaleString('zh-CN')} 行`}
          </Button>
        </div>
      </form>
      {upload.data && <GrantReport key={upload.data.taskId} report={upload.data} />}
    </Card>
  );
}
