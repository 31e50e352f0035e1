import type { BlessingBag } from '#core/contract/content/blessing-bag.shapes.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { BagHead } from './bag-head.tsx';
import styles from './blessing-bag.module.css';

interface OpenBagHeadProps {
  readonly bag: BlessingBag;
  /** The time of the answer. */
  readonly readAt: number;
  onDue(): void;
}

/** How much of the bag can be had now, and how long until there is more. */
export function OpenBagHead({
  bag: { usableCount, waitCount, nextAt, rightsList },
  readAt,
  onDue,
}: OpenBagHeadProps) {
  const offset = useServerOffset(undefined, readAt);
  const counts = [
    ['可领', usableCount],
    ['已领', rightsList.filter(({ recvStatus }) => recvStatus === 1 || recvStatus === 2).length],
    ['待开放', waitCount],
  ] as const;
  return (
    <BagHead
      title={
        usableCount > 0 ? (
          <>
            <span className="number">{usableCount}</span>项权益等您领
          </>
        ) : (
          '本月福袋已领完'
        )
      }
      text={
        nextAt === null ? (
          '领取后到附近门店出示号码即可使用'
        ) : (
          <>
            距下次开放
            <Countdown
              className={styles.countdown}
              until={Date.parse(nextAt)}
              now={readAt + offset}
              offset={offset}
              look="light"
              onEnd={onDue}
            />
          </>
        )
      }
    >
      <ul className={styles.counts}>
        {counts.map(([text, count]) => (
          <li key={text}>
            <span className="number">{count}</span>
            {text}
          </li>
        ))}
      </ul>
    </BagHead>
  );
}
