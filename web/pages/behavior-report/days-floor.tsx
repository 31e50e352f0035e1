import { useState, type ReactNode } from 'react';
import { monthAndDay } from '#core/rules/format/month-and-day.ts';
import {
  daySentence,
  kindShares,
  minutesOfDay,
  minutesText,
  type DayUses,
} from '#core/rules/number/behavior-words.ts';
import { BarChart } from '#web/features/number/bar-chart.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { KindList } from './kind-list.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './days-floor.module.css';

interface DaysFloorProps {
  readonly month: string;
  readonly days: readonly DayUses[];
  readonly chip?: ReactNode;
}

/** Days with a name under their bar: all of a week, else every fifth. */
const isNamed = (day: number, count: number): boolean => count <= 7 || day === 1 || day % 5 === 0;

/** The month by day: a chart to touch, what the touched day was used for, and the days folded. */
export function DaysFloor({ month, days, chip }: DaysFloorProps) {
  const [read, setRead] = useState(days.length - 1);
  const day = days[read];
  if (!day || days.every((each) => minutesOfDay(each) === 0)) return null;
  return (
    <Floor header={{ title: '每天上网多久', chip, meta: '点按或滑动看某一天' }}>
      <BarChart
        label={`${Number(month.slice(5))}月每天的上网时长`}
        unit="小时"
        measure="上网时长"
        values={false}
        onRead={setRead}
        bars={days.map((each) => ({
          key: each.date,
          text: isNamed(Number(each.date.slice(8)), days.length) ? `${Number(each.date.slice(8))}日` : '',
          name: monthAndDay(each.date),
          value: minutesOfDay(each) / 60,
          valueText: minutesText(minutesOfDay(each)),
        }))}
      />
      <div className={styles.day}>
        <Text as="h3" look="itemTitle">
          {daySentence(day)}
        </Text>
        <KindList shares={kindShares([day])} />
      </div>
      <details className={styles.all}>
        <summary>全部{days.length}天</summary>
        <ul>
          {[...days].reverse().map((each) => (
            <li key={each.date}>
              {monthAndDay(each.date)}
              <span>{minutesText(minutesOfDay(each))}</span>
            </li>
          ))}
        </ul>
      </details>
    </Floor>
  );
}
