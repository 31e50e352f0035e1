import { rewardsOf } from '#core/rules/activity/daily-cash.ts';
import { checkInCalendar, type CalendarDay } from '#core/rules/activity/check-in-calendar.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { CashStatus } from './cash-status-of.ts';
import styles from './cash-calendar.module.css';

const weekDays = ['一', '二', '三', '四', '五', '六', '日'];
const words: Readonly<Record<CalendarDay['state'], string>> = {
  signed: '，已签到',
  today: '，今天未签到',
  past: '，未签到',
  coming: '',
};

/** The month's signed days and the monthly bonus. */
export function CashCalendar({ status: { today, signedDays, monthCount, rewards } }: { status: CashStatus }) {
  const { title, weeks } = checkInCalendar(today, signedDays);
  const bonuses = rewardsOf(rewards, 'month');
  return (
    <Floor header={{ title, meta: `本月已签${monthCount}天` }}>
      <table className={styles.calendar}>
        <caption className="visually-hidden">{title}签到日历</caption>
        <thead>
          <tr>
            {weekDays.map((name) => (
              <th key={name} scope="col">
                <span className="visually-hidden">星期</span>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find((day) => day)?.date ?? row}>
              {week.map((day, at) => (
                <Day key={day?.date ?? weekDays[at]} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {bonuses.length > 0 && (
        <ul className={styles.monthRewards}>
          {bonuses.map(({ days, amountFen }) => (
            <li key={days}>
              <span className="grow">
                本月累计签到{days}天<b className="number">+{formatFen(amountFen)}元</b>
              </span>
              <span className="text-tertiary">
                {monthCount >= days ? '已领' : `还差${days - monthCount}天`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Floor>
  );
}

function Day({ day }: { day: CalendarDay | null }) {
  if (!day) return <td aria-hidden="true">&nbsp;</td>;
  return (
    <td
      className={joinClasses(styles.day, styles[day.state])}
      aria-current={day.state === 'today' ? 'date' : undefined}
    >
      <span className="number">
        {day.day}
        {day.state === 'signed' && <Icon of={checkIcon} size={12} />}
        <span className="visually-hidden">{words[day.state]}</span>
      </span>
    </td>
  );
}
