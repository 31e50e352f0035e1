import type { MonthRights } from '#core/contract/content/my-month.shapes.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { monthAndDay } from '#core/rules/format/month-and-day.ts';
import { deadlineText } from '#core/rules/rights/my-month/my-month-deadline.ts';
import { byDeadline, type MonthCounts } from '#core/rules/rights/my-month/my-month.ts';
import { useArt } from '#web/art/use-art.ts';
import styles from './my-month.module.css';

interface MonthHeadProps {
  readonly month: MonthRights;
  readonly counts: MonthCounts;
}

/** The month in numbers; once nothing is left, a word of thanks instead of the deadline. */
export function MonthHead({ month, counts: { claimable, claimed, later } }: MonthHeadProps) {
  const art = useArt();
  const now = Date.parse(month.serverTime);
  const isDone = claimable === 0 && later === 0 && claimed > 0;
  const all = claimable + claimed + later;
  const numbers = [
    [claimable, '项可领'],
    [claimed, '项已领'],
    [month.daysUntilRenewal, '天后更新'],
  ] as const;
  return (
    <section className={styles.header} aria-label="本月概况" data-floor="本月概况">
      <h2 className={styles.headerTitle}>
        {isDone ? '本月权益已全部领取' : `${chinaTime(now).month}月权益`}
      </h2>
      <p className={styles.headerText}>{textOf(month, isDone, claimable)}</p>
      <div className={styles.counts}>
        {numbers.map(([count, unit]) => (
          <p key={unit}>
            <span className="number">{count}</span> {unit}
          </p>
        ))}
      </div>
      {all > 0 && (
        <progress className={styles.monthProgress} max={all} value={claimed} aria-label="本月领取进度">
          {claimed}/{all}
        </progress>
      )}
      <img
        className={`${styles.headerArt} decorative`}
        src={art(isDone ? 'goods/gift-gold-cut' : 'goods/gift-cut')}
        width={112}
        height={112}
        alt=""
      />
    </section>
  );
}

function textOf(
  { groupList, serverTime, renewsOn }: MonthRights,
  isDone: boolean,
  claimable: number,
): string {
  const now = Date.parse(serverTime);
  const [first] = byDeadline(groupList, now);
  if (isDone) return `${monthAndDay(renewsOn)}有新的权益，记得再来`;
  return first && claimable > 0
    ? `最早${deadlineText(Date.parse(first.closesAt), now).title}`
    : `${monthAndDay(renewsOn)}更新下一批权益`;
}
