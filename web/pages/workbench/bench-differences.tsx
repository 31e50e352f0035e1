import type { DifferenceKind, Repair } from '#core/rules/pay/proposed-repair.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Difference } from '#core/contract/sandbox/queues.shapes.ts';
import { queues } from '#core/contract/sandbox/queues.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { Ago } from './ago.tsx';
import { RefusedReversal } from './refused-reversal.tsx';
import styles from './workbench.module.css';

const kinds: Readonly<Record<DifferenceKind, string>> = {
  'payment-only-there': '渠道已收款，我方没有',
  'payment-only-here': '我方已收款，渠道没有',
  'payment-amount': '收款金额不一致',
  'refund-only-there': '渠道已退款，我方没有',
  'refund-only-here': '我方已退款，渠道没有',
  'refund-amount': '退款金额不一致',
  'refund-refused': '退款被拒绝或一直没有应答',
  'delivered-only-there': '供应商已发放，我方没有',
  'charged-twice': '供应商重复收费',
};
const repairs: Readonly<Record<Repair, string>> = {
  capture: '补记收款',
  'refund-there': '在渠道退回',
  'write-off': '记为损失',
  'send-refund-again': '重新退款',
  'book-refund': '补记退款',
  'debit-again': '补扣话费',
  dispute: '向供应商追回',
  'by-hand': '人工核对',
};
const states = { open: '待处理', repaired: '已修复', ignored: '已忽略' };

/** Differences between our books and the statements of channels and suppliers, each with its proposed repair; before them refused reversals of invoices. */
export function BenchDifferences({ now }: { now: number | undefined }) {
  const differences = useSandboxQuery(queues.differences, {});
  const list = Array.isArray(differences.data) ? differences.data : undefined;
  const refused = useSandboxQuery(queues.refusedReversals, {});
  const reversals = Array.isArray(refused.data) ? refused.data : [];
  const reconcile = useSandboxChange(queues.reconcile, ({ day, found, waiting }) =>
    toast(
      waiting.length > 0
        ? `${day}：${waiting.length} 份对账单还没有`
        : `${day}：${found === 0 ? '没有新的差异' : `新增 ${found} 条差异`}`,
      waiting.length > 0 ? 'alert' : 'status',
    ),
  );
  return (
    <Floor header={{ title: '对账差异', meta: '每天与渠道、供应商核对' }}>
      <div className={styles.buttons}>
        <Button size="s" busy={reconcile.busy} onPress={() => reconcile.run({})}>
          核对昨天
        </Button>
      </div>
      <div className={styles.scrollArea}>
        {list?.length === 0 && reversals.length === 0 && <p className={styles.entryText}>没有差异</p>}
        <ul>
          {reversals.map((reversal) => (
            <li key={reversal.invoiceNo} className={styles.entry}>
              <RefusedReversal reversal={reversal} />
            </li>
          ))}
          {list?.map((difference) => (
            <li key={difference.id} className={styles.entry}>
              <Difference difference={difference} now={now} />
            </li>
          ))}
        </ul>
      </div>
    </Floor>
  );
}

const amount = (source: string, value: number): string =>
  source.startsWith('supplier ') ? `${value} 次` : `¥${formatFen(value)}`;

function Difference({ difference, now }: { difference: Difference; now: number | undefined }) {
  const { id, day, source, kind, reference, ours, theirs, repair, state, note, foundAt } = difference;
  const said = ({ ok, text }: { readonly ok: boolean; readonly text: string }) =>
    toast(text, ok ? 'status' : 'alert');
  const repairing = useSandboxChange(queues.repairDifference, said);
  const ignoring = useSandboxChange(queues.ignoreDifference, said);
  return (
    <div className="grow">
      <p className={styles.entryTitle}>
        <span>{kinds[kind]}</span>
        <Ago at={foundAt} now={now} />
        <Tag className={styles.claimState} kind={state === 'open' ? 'warn' : 'ok'}>
          {states[state]}
        </Tag>
      </p>
      <p className={`number ${styles.entryMeta}`}>
        {day} · {source.replace(/^supplier /, '')} · {reference}
      </p>
      <p className={`number ${styles.entryText}`}>
        我方 {amount(source, ours)}，对方 {amount(source, theirs)}
        {note !== '' && `；${note}`}
      </p>
      {state === 'open' && (
        <div className={styles.buttons}>
          {repair !== 'by-hand' && (
            <Button
              size="s"
              busy={repairing.busy}
              label={`${repairs[repair]}：${reference}`}
              onPress={() => repairing.run({ id })}
            >
              {repairs[repair]}
            </Button>
          )}
          <Button
            size="s"
            kind="outline"
            busy={ignoring.busy}
            label={`忽略：${reference}`}
            onPress={() => ignoring.run({ id })}
          >
            忽略
          </Button>
        </div>
      )}
    </div>
  );
}
