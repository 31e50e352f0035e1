import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import styles from './claimed-right.module.css';

const steps: Readonly<
  Record<ReceivedRight['state'], { readonly texts: readonly string[]; readonly reached: number }>
> = {
  delivering: { texts: ['已领取', '发放中', '待到账'], reached: 1 },
  delivered: { texts: ['已领取', '已发放', '已到账'], reached: 2 },
  failed: { texts: ['已领取', '发放未成功', '名额已退回'], reached: 2 },
};

const two = (n: number): string => String(n).padStart(2, '0');
const moment = (iso: string): string => {
  const { month, day, hour, minute } = chinaTime(Date.parse(iso));
  return `${month}月${day}日 ${two(hour)}:${two(minute)}`;
};

/** The three steps of a claim with their times; for an unanswered delivery, the last attempt. */
export function ClaimSteps({ record: { state, claimedAt, deliveredAt, trace } }: { record: ReceivedRight }) {
  const { texts, reached } = steps[state];
  const lastAt = trace.length > 1 ? trace[trace.length - 1]?.at : undefined;
  const times = [
    claimedAt,
    state === 'delivering' ? lastAt : null,
    state === 'failed' ? lastAt : deliveredAt,
  ];
  return (
    <ol className={styles.steps} aria-label="领取进度">
      {texts.map((text, at) => (
        <li
          key={text}
          className={at <= reached ? styles.reached : undefined}
          aria-current={at === reached ? 'step' : undefined}
        >
          <b>{text}</b>
          {times[at] && <span>{moment(times[at])}</span>}
        </li>
      ))}
    </ol>
  );
}
