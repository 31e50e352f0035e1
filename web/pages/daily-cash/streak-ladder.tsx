import { nextStreakBonus, streakMilestones } from '#core/rules/activity/daily-cash.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import type { CashStatus } from './cash-status-of.ts';
import styles from './streak-ladder.module.css';

/** Streak bonuses, and the distance to the next one. */
export function StreakLadder({ status: { rewards, streak } }: { status: CashStatus }) {
  const stops = streakMilestones(rewards, streak);
  const next = nextStreakBonus(rewards, streak);
  if (!next) return null;
  return (
    <Floor
      header={{
        title: '连签奖励',
        chip: (
          <Tag>
            再签{next.daysLeft}天得{formatFen(next.reward.amountFen)}元
          </Tag>
        ),
      }}
    >
      <ol className={styles.milestones}>
        {stops.map(({ days, amountFen, reached }) => (
          <li key={days} className={reached ? `${styles.milestone} ${styles.reached}` : styles.milestone}>
            <span className={styles.dot}>{reached && <Icon of={checkIcon} size={14} />}</span>
            <b className="number">+{formatFen(amountFen)}元</b>
            <span>连签{days}天</span>
            <span className="visually-hidden">{reached ? '已领' : '未达成'}</span>
          </li>
        ))}
      </ol>
    </Floor>
  );
}
