import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { GrantDryRun } from '#core/contract/console/coupons/coupons.shapes.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { formatFen } from '../../platform/format.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Figure, Figures } from '../../ui/figure.tsx';
import { GrantProgress } from './grant-progress.tsx';
import styles from './coupons.module.css';

const shown = (value: number): string => value.toLocaleString('zh-CN');
const columns: readonly Column<GrantDryRun['wrong'][number]>[] = [
  { title: '行', cell: ({ lineNo }) => shown(lineNo) },
  { title: '内容', cell: ({ content }) => content },
  { title: '哪里不对', cell: ({ fault }) => <span className={styles.fault}>{fault}</span> },
  { title: '建议', cell: ({ cure }) => cure },
];

/** What a list would do, each wrong line with its cure, and granting the others. */
export function GrantReport({ report }: { readonly report: GrantDryRun }) {
  const { taskId, total, ready, wrong, maxFen, expectedFen, usePercent, needsApproval } = report;
  const [reason, setReason] = useState('');
  const [isOpen, setOpen] = useState(true);
  const start = useChange(couponConsole.startGrant);
  const skipped = total - ready;
  const started = start.data;
  return (
    <div className={styles.report} role="region" aria-label="试算结果">
      <Figures>
        <Figure title="可以发" value={shown(ready)} tone="success" />
        <Figure title="名单里重复" value={shown(report.duplicates)} />
        <Figure
          title="号码不对"
          value={shown(report.notNumbers)}
          {...(report.notNumbers > 0 && { tone: 'danger' })}
        />
        <Figure title="不是本省号码" value={shown(report.otherProvince)} />
        <Figure title="没有这个用户" value={shown(report.unknown)} />
        <Figure title="已有同款未用" value={shown(report.owners)} />
      </Figures>
      {wrong.length > 0 && (
        <>
          <DataTable
            caption="不会发的行"
            columns={columns}
            rows={wrong}
            keyOf={({ lineNo }) => String(lineNo)}
          />
          <p className={styles.muted}>
            显示 {shown(wrong.length)} 行，共 {shown(skipped)} 行不会发；错行不影响其他行
          </p>
        </>
      )}
      <Figures>
        <Figure title="最多花费" value={formatFen(maxFen)}>
          {shown(ready)} 张都被使用
        </Figure>
        <Figure title="预计花费" value={formatFen(expectedFen)}>
          按核销率 {usePercent}%
        </Figure>
      </Figures>
      {!started && ready > 0 && isOpen && (
        <ActForm
          title="发放"
          effect={
            needsApproval
              ? `超过一个人限额的发放要财务或负责人同意，同意后马上开始；可以中途停下，已发的不收回`
              : `马上发给 ${shown(ready)} 人，每人一张和一条站内消息；可以中途停下，已发的不收回`
          }
          button={needsApproval ? '提交审批' : `发放 ${shown(ready)} 张`}
          busy={start.isPending}
          error={start.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() => start.mutate({ taskId, reason })}
          onClose={() => setOpen(false)}
          closeText="不发了"
        />
      )}
      {ready === 0 && <p role="status">没有可以发的行，请改好名单再试算</p>}
      {!started && !isOpen && <p role="status">没有发放；要发请重新试算</p>}
      {started?.step === 'running' && <GrantProgress taskId={started.taskId} />}
      {started?.step === 'proposed' && (
        <p role="status">
          已提交审批，
          <Link
            className={styles.link}
            to="/approvals"
            search={{ list: 'own', proposal: started.proposalId }}
          >
            看申请
          </Link>
        </p>
      )}
    </div>
  );
}
