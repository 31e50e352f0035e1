import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CodeBatch } from '#core/contract/console/rights/code-batches.shapes.ts';
import { codeBatches } from '#core/contract/console/rights/rights.ts';
import { call } from '../../platform/call.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import styles from './code-batches.module.css';

/** The one export of a batch: an encrypted file, and its passphrase on this screen alone. */
export function ExportCard({ batch }: { readonly batch: CodeBatch }) {
  const { batchId, made, planned, stop, proposedBy, export: exported } = batch;
  const { may } = useMe();
  const [isOpen, setOpen] = useState(false);
  const [totp, setTotp] = useState('');
  const [reason, setReason] = useState('');
  const send = useChange(codeBatches.exportCodeBatch);
  const obstacle = obstacleOf({ made, planned, isStopped: stop !== null, isOurs: proposedBy !== null });
  return (
    <Card title="导出" facts="只有一次">
      {exported ? (
        <Exported batchId={batchId} exported={exported} />
      ) : (
        <p className={styles.muted}>
          {obstacle ?? '得到一个加密文件（age），口令只在导出时显示一次；运营台任何页面都看不到卡密'}
        </p>
      )}
      {send.data && (
        <div role="status" className={styles.passphrase}>
          口令，离开本页后无法再看到
          <code>{send.data.passphrase}</code>
          <span>
            文件和口令请分两种方式交给收货方；用 age 打开：<code>age -d 文件</code>
          </span>
        </div>
      )}
      {!exported && obstacle === undefined && may('codes.export') && !isOpen && (
        <Button onPress={() => setOpen(true)}>导出加密文件…</Button>
      )}
      {!exported && isOpen && (
        <ActForm
          title="导出加密文件"
          effect={`${made.toLocaleString('zh-CN')} 个卡密，只能导出这一次；文件保留一天，写入审计日志`}
          button="导出"
          busy={send.isPending}
          disabled={totp.length < 6}
          error={send.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() => send.mutate({ batchId, totp, reason })}
          onClose={() => setOpen(false)}
        >
          <Field
            label="动态码"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d{6}"
            maxLength={6}
            value={totp}
            onValue={setTotp}
          />
        </ActForm>
      )}
    </Card>
  );
}

interface Facts {
  readonly made: number;
  readonly planned: number;
  readonly isStopped: boolean;
  readonly isOurs: boolean;
}
function obstacleOf({ made, planned, isStopped, isOurs }: Facts): string | undefined {
  if (!isOurs) return '不是在运营台制作的，没有可导出的卡密';
  if (isStopped) return '已停止，不能导出';
  return made < planned ? '制作完才能导出' : undefined;
}

interface ExportedProps {
  readonly batchId: string;
  readonly exported: NonNullable<CodeBatch['export']>;
}
function Exported({ batchId, exported }: ExportedProps) {
  const { at, by, codes, sha256, isFileThere } = exported;
  const load = useMutation({
    mutationFn: async () => {
      const { fileName, content } = await call(codeBatches.loadCodeFile, { batchId });
      const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0);
      const file = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
      const link = document.createElement('a');
      link.href = file;
      link.download = fileName;
      link.click();
      URL.revokeObjectURL(file);
    },
  });
  return (
    <>
      <p>
        {formatTime(at)} {by} 导出 {codes.toLocaleString('zh-CN')} 个
      </p>
      <p className={styles.hash}>SHA-256 {sha256}</p>
      {isFileThere ? (
        <Button busy={load.isPending} onPress={() => load.mutate()}>
          下载加密文件
        </Button>
      ) : (
        <p className={styles.muted}>文件只给导出的人，一天后删除</p>
      )}
      <FormError error={load.error} />
    </>
  );
}
