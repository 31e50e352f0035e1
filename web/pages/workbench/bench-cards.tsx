import type { CardBatch as Batch } from '#core/contract/sandbox/trade.shapes.ts';
import { trade } from '#core/contract/sandbox/trade.ts';
import { Icon } from '#web/art/icon.tsx';
import { copyIcon } from '#web/art/icons/copy-icon.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './workbench.module.css';

/** Unused demo card codes of every batch; a tap copies one. */
export function BenchCards({ now }: { now: number | undefined }) {
  const href = useHref();
  const batches = useSandboxQuery(trade.cardCodes, {});
  const inOrder = [0, 1, 2].flatMap(
    (order) => batches.data?.filter((batch) => orderOf(batch, now) === order) ?? [],
  );
  return (
    <Floor header={{ title: '卡密', more: { href: href({ page: 'cardCodeExchange' }), text: '打开兑换页' } }}>
      <div className={styles.scrollArea}>
        {inOrder.map((batch) => (
          <section key={batch.batchId} className={styles.batch} aria-label={batch.name}>
            <h3 className={styles.entryTitle}>
              <span>{batch.name}</span>
              <span className={styles.entryMeta}>{batch.grants === 'product' ? '产品' : '权益'}</span>
              {now !== undefined && <Window batch={batch} now={now} />}
            </h3>
            <ul className={styles.codes}>
              {batch.codes
                .filter(({ usedBy }) => usedBy === null)
                .map(({ code }) => (
                  <li key={code}>
                    <CopyCode code={code} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Floor>
  );
}

/** Batches that can be exchanged stand first, then those to come. */
const orderOf = ({ beginsAt, endsAt }: Batch, now: number | undefined): number => {
  if (now === undefined) return 0;
  if (now >= Date.parse(endsAt)) return 2;
  return now < Date.parse(beginsAt) ? 1 : 0;
};

function Window({ batch, now }: { batch: Batch; now: number }) {
  if (now < Date.parse(batch.beginsAt)) return <Tag kind="info">还没开始</Tag>;
  return now < Date.parse(batch.endsAt) ? <Tag kind="ok">可兑换</Tag> : <Tag kind="mute">已结束</Tag>;
}

function CopyCode({ code }: { code: string }) {
  const copy = async () => {
    const copied = await copyText(code);
    toast(copied ? `卡密 ${code} 已复制` : '浏览器不允许复制，请手动输入', copied ? 'status' : 'alert');
  };
  return (
    <button
      type="button"
      className={`${styles.cardCode} number`}
      aria-label={`复制卡密 ${code}`}
      onClick={() => void copy()}
    >
      {code}
      <Icon of={copyIcon} size={14} />
    </button>
  );
}
