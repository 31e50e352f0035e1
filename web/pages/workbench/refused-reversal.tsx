import { formatFen } from '#core/rules/pricing/money.ts';
import type { RefusedReversal as Reversal } from '#core/contract/sandbox/queues.shapes.ts';
import { queues } from '#core/contract/sandbox/queues.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { chinaMoment } from './china-moment.ts';
import styles from './workbench.module.css';

/** An invoice of a refunded order that the tax service refuses to reverse; the operator repeats it. */
export function RefusedReversal({
  reversal: { invoiceNo, amountFen, reason, nextTryAt },
}: {
  reversal: Reversal;
}) {
  const retry = useSandboxChange(queues.retryReversal, ({ ok, text }) =>
    toast(text, ok ? 'status' : 'alert'),
  );
  return (
    <div className="grow">
      <p className={styles.entryTitle}>
        <span>发票红冲被拒绝</span>
        <Tag className={styles.claimState} kind="warn">
          待处理
        </Tag>
      </p>
      <p className={`number ${styles.entryMeta}`}>{invoiceNo}</p>
      <p className={`number ${styles.entryText}`}>
        ¥{formatFen(amountFen)}；{reason}；{chinaMoment(nextTryAt)}自动重试
      </p>
      <div className={styles.buttons}>
        <Button
          size="s"
          busy={retry.busy}
          label={`重试：${invoiceNo}`}
          onPress={() => retry.run({ invoiceNo })}
        >
          重试
        </Button>
      </div>
    </div>
  );
}
