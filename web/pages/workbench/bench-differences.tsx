import { differenceKindNames, repairNames, sourceName } from '#core/rules/pay/difference-words.ts';
import { useState } from 'react';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Difference } from '#core/contract/sandbox/queues.shapes.ts';
import { queues } from '#core/contract/sandbox/queues.ts';
import { Choice } from '#web/features/sandbox/choice.tsx';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { Ago } from './ago.tsx';
import { RefusedReversal } from './refused-reversal.tsx';
import styles from './workbench.module.css';

const states = { open: '待处理', repaired: '已修复', ignored: '已忽略' };

/**
 * Differences between our books and the statements of channels and suppliers, which are decided in the console; before them refused
 * reversals of invoices.
 */
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
    <Floor header={{ title: '对账差异', meta: '每天与渠道、供应商核对，在运营台处理' }}>
      <div className={styles.buttons}>
        <Button size="s" busy={reconcile.busy} onPress={() => reconcile.run({})}>
          核对昨天
        </Button>
      </div>
      <PlantDifference />
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
  const { day, source, kind, reference, ours, theirs, repair, state, note, foundAt } = difference;
  return (
    <div className="grow">
      <p className={styles.entryTitle}>
        <span>{differenceKindNames[kind]}</span>
        <Ago at={foundAt} now={now} />
        <Tag className={styles.claimState} kind={state === 'open' ? 'warn' : 'ok'}>
          {states[state]}
        </Tag>
      </p>
      <p className={`number ${styles.entryMeta}`}>
        {day} · {sourceName(source)} · {reference}
      </p>
      <p className={`number ${styles.entryText}`}>
        我方 {amount(source, ours)}，对方 {amount(source, theirs)}
        {state === 'open' ? `；建议${repairNames[repair]}` : note !== '' && `；${note}`}
      </p>
    </div>
  );
}

const channels = ['chat-pay', 'wallet', 'operator-wallet', 'bank-card', 'phone-bill'] as const;
type Channel = (typeof channels)[number];
const plants = [
  ['missing-there', '账单少一笔'],
  ['missing-here', '账单多一笔'],
  ['amount', '金额差一毛'],
] as const;

/** What the outside world does: yesterday's file of a channel differs from our books. */
function PlantDifference() {
  const [channel, setChannel] = useState<Channel>('chat-pay');
  const plant = useSandboxChange(queues.plantDifference, ({ ok, text }) =>
    toast(text, ok ? 'status' : 'alert'),
  );
  return (
    <>
      <Choice<Channel>
        label="改昨天的账单"
        value={channel}
        options={channels.map((key) => ({ key, text: sourceName(key) }))}
        onChange={setChannel}
      />
      <div className={styles.buttons}>
        {plants.map(([what, text]) => (
          <Button
            key={what}
            size="s"
            kind="outline"
            busy={plant.busy && plant.input?.what === what}
            onPress={() => plant.run({ channel, what })}
          >
            {text}
          </Button>
        ))}
      </div>
    </>
  );
}
