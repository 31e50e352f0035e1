import type { FlowSettings } from '#core/contract/content/phone-flow.shapes.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { blockedHours, blockedText, chinaWeekday, dayMinutes } from '#core/rules/number/blocked-hours.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './day-bar.module.css';

const hours = [0, 6, 12, 18, 24];
const share = (minutes: number): string => `${(minutes / dayMinutes) * 100}%`;

/** The 24 hours of today with those without internet, and the same in words; as high while it is loading. */
export function DayBar({ settings }: { settings: FlowSettings | undefined }) {
  const now = serverNow();
  const times = settings?.settings.flatMap((each) => (each.kind === 'access' && each.enabled ? [each] : []));
  const ranges = blockedHours(times ?? [], chinaWeekday(now));
  const isOn = settings?.accessRulesOn ?? true;
  const { hour, minute } = chinaTime(now);
  const minutes = hour * 60 + minute;
  const isBlocked = isOn && ranges.some(({ from, to }) => minutes >= from && minutes < to);
  return (
    <div className={styles.day}>
      <p className={styles.words}>
        {settings ? (
          <>
            <b className={isBlocked ? styles.blockedNow : styles.openNow}>
              {isBlocked ? '现在断网' : '现在可以上网'}
            </b>
            <span>
              {ranges.length === 0
                ? '今天没有断网时段'
                : `${isOn ? '今天断网' : '已暂停，原定今天断网'} ${blockedText(ranges)}`}
            </span>
          </>
        ) : (
          <SkeletonBox width="60%" height="3em" />
        )}
      </p>
      <div className={joinClasses(styles.bar, !isOn && styles.paused)} aria-hidden="true">
        {ranges.map(({ from, to }) => (
          <span key={from} style={{ left: share(from), width: share(to - from) }} />
        ))}
        {settings && <i style={{ left: share(minutes) }} />}
      </div>
      <ol className={styles.hours} aria-hidden="true">
        {hours.map((each) => (
          <li key={each} className="number">
            {each}时
          </li>
        ))}
      </ol>
    </div>
  );
}
