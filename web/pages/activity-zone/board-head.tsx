import { chinaClock, chinaTime } from '#core/rules/format/china-time.ts';
import styles from './board.module.css';

interface BoardHeadProps {
  readonly running: number;
  readonly leftToday: number;
  readonly now: number;
}

/** How many activities run, how many begin today, and the day. */
export function BoardHead({ running, leftToday, now }: BoardHeadProps) {
  const { month, day } = chinaTime(now);
  return (
    <p className={styles.head}>
      <span className="grow">
        <b>{running > 0 ? `现在有${running}个活动在进行` : '现在没有活动在进行'}</b>
        {leftToday > 0 && (
          <>
            ，<a href="#next-sessions">今天还有{leftToday}个</a>
          </>
        )}
      </span>
      <span>
        {month}月{day}日 周{'日一二三四五六'[chinaClock(now).getUTCDay()]}
      </span>
    </p>
  );
}
