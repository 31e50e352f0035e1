import { useId, useState } from 'react';
import type { MonthGroupView, MonthRightView } from '#core/contract/content/my-month.shapes.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { monthDays, type MonthDay } from '#core/rules/rights/my-month/my-month-days.ts';
import { Icon } from '#web/art/icon.tsx';
import { downIcon } from '#web/art/icons/down-icon.ts';
import { upIcon } from '#web/art/icons/up-icon.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './month-calendar.module.css';

type Day = MonthDay<MonthRightView>;
const weekdays = ['一', '二', '三', '四', '五', '六', '日'];
/** Kinds of events of a day, the most urgent first; the first one is shown on the day. */
const marks = [
  { of: 'closes', text: '截止', label: '可领的最后一天' },
  { of: 'opens', text: '开放', label: '开放领取' },
  { of: 'claimed', text: '已领', label: '已领取' },
] as const;

const isMarked = (day: Day): boolean => marks.some(({ of }) => day[of].length > 0);

interface MonthCalendarProps {
  readonly groups: readonly MonthGroupView[];
  readonly now: number;
}

/** When rights open, were claimed and close: this week as a strip, which unfolds to the month. Days with events can be selected. */
export function MonthCalendar({ groups, now }: MonthCalendarProps) {
  const weeks = monthDays(groups, now);
  const [chosen, setChosen] = useState<number>();
  const [open, setOpen] = useState(false);
  const tableId = useId();
  const shownWeeks = open ? weeks : weeks.filter((week) => week.some((day) => day?.isToday));
  const fold = () => {
    setOpen(!open);
    if (open) setChosen(undefined);
  };
  const { month, day: today } = chinaTime(now);
  const days = weeks.flat().filter((day) => day !== null);
  const shown = days.find(({ day }) => day === (chosen ?? today));
  return (
    <Floor
      header={{
        title: '权益日历',
        meta: (
          <button
            className={`${styles.fold} touch-target`}
            type="button"
            aria-expanded={open}
            aria-controls={tableId}
            onClick={fold}
          >
            {open ? '收起' : '展开整月'}
            <Icon of={open ? upIcon : downIcon} size={14} />
          </button>
        ),
      }}
    >
      <table className={styles.calendar} id={tableId}>
        <caption className="visually-hidden">{month}月的开放、领取和截止日</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <span className="visually-hidden">星期</span>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownWeeks.map((week, at) => (
            <tr key={at}>
              {week.map((day, column) => (
                <td key={column}>
                  {day && (
                    <DayCell day={day} chosen={day.day === shown?.day} onChoose={() => setChosen(day.day)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.dayText} role="status">
        {shown && (
          <DayText
            month={month}
            day={shown}
            next={days.find((day) => day.day > shown.day && isMarked(day))}
          />
        )}
      </div>
    </Floor>
  );
}

function DayCell({
  day,
  chosen,
  onChoose,
}: {
  readonly day: Day;
  readonly chosen: boolean;
  onChoose(): void;
}) {
  const mark = marks.find(({ of }) => day[of].length > 0);
  const look = joinClasses(
    styles.day,
    day.isToday && styles.today,
    day.isPast && styles.past,
    mark && styles[mark.of],
  );
  const number = (
    <span className="number" aria-current={day.isToday ? 'date' : undefined}>
      {day.day}
    </span>
  );
  if (!mark && !day.isToday) return <span className={look}>{number}</span>;
  return (
    <button className={look} type="button" aria-pressed={chosen} onClick={onChoose}>
      {number}
      <span className="visually-hidden">日{day.isToday && '，今天'}</span>
      {mark && <span className={styles.mark}>{mark.text}</span>}
    </button>
  );
}

/** The events of the selected day, or the next day with events. */
function DayText({
  month,
  day,
  next,
}: {
  readonly month: number;
  readonly day: Day;
  readonly next: Day | undefined;
}) {
  const events = marks.filter(({ of }) => day[of].length > 0);
  const name = day.isToday ? '今天' : `${month}月${day.day}日`;
  const ahead =
    next &&
    marks
      .filter(({ of }) => next[of].length > 0)
      .map(({ of, text }) => `${next[of].length}项${text}`)
      .join('、');
  if (events.length === 0)
    return (
      <p>
        {name}没有开放或截止的权益{next && `，${month}月${next.day}日有${ahead ?? ''}`}
      </p>
    );
  return events.map(({ of, label }) => (
    <p key={of}>
      <b>
        {name}
        {label}
      </b>
      ：{inShort(day[of])}
    </p>
  ));
}

const inShort = (rights: readonly MonthRightView[]): string =>
  `${rights
    .slice(0, 4)
    .map(({ rightsShowName }) => rightsShowName)
    .join('、')}${rights.length > 4 ? `等${rights.length}项` : ''}`;
