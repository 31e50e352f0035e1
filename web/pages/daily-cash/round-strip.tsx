import { dailyRewardCycle, type CycleDay } from '#core/rules/activity/daily-cash.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { CashStatus } from './cash-status-of.ts';
import styles from './round-strip.module.css';

const words: Readonly<Record<CycleDay['state'], string>> = {
  got: '已领',
  today: '今天可领',
  ahead: '待签到',
};

const looks: Readonly<Record<CycleDay['state'], string | undefined>> = {
  got: styles.claimed,
  today: styles.today,
  ahead: undefined,
};

/** The days of the current round with their rewards. */
export function RoundStrip({ status }: { status: CashStatus }) {
  return (
    <ol className={styles.days} aria-label="每日奖励">
      {dailyRewardCycle(status.rewards, status).map(({ days, amountFen, state }) => (
        <li key={days} className={joinClasses(styles.day, looks[state])}>
          <span className={`${styles.coin} number`}>
            {state === 'got' ? <Icon of={checkIcon} size={18} /> : '¥'}
          </span>
          <span className={`${styles.dayAmount} number`}>{formatFen(amountFen)}元</span>
          <span>{state === 'today' ? '今天' : `第${days}天`}</span>
          <span className="visually-hidden">{words[state]}</span>
        </li>
      ))}
    </ol>
  );
}
