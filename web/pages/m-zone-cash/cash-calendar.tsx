import { rewardsOf } from '#core/rules/activity/daily-cash.ts';
import { signInCalendar, type CalendarDay } from '#core/rules/activity/sign-in-calendar.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import type { CashStanding } from './standing-of.ts';

const weekDays = ['一', '二', '三', '四', '五', '六', '日'];
const words: Readonly<Record<CalendarDay['state'], string>> = {
  signed: '，已签到',
  today: '，今天未签到',
  past: '，未签到',
  coming: '',
};

/** The month with the days that were signed, and what the month's count brings. */
export function CashCalendar({
  standing: { today, signedDays, monthCount, rewards },
}: {
  standing: CashStanding;
}) {
  const { title, weeks } = signInCalendar(today, signedDays);
  const bonuses = rewardsOf(rewards, 'month');
  return (
    <Floor header={{ title, meta: `本月已签${monthCount}天` }}>
      <table className="dc__cal">
        <caption className="sr">{title}签到日历</caption>
        <thead>
          <tr>
            {weekDays.map((name) => (
              <th key={name} scope="col">
                <span className="sr">星期</span>
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
        <ul className="dc__month">
          {bonuses.map(({ days, amountFen }) => (
            <li key={days}>
              <span className="grow">
                本月累计签到{days}天<b className="num">+{formatFen(amountFen)}元</b>
              </span>
              <span className="t3">{monthCount >= days ? '已领' : `还差${days - monthCount}天`}</span>
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
      className={`dc__cell dc__cell--${day.state}`}
      aria-current={day.state === 'today' ? 'date' : undefined}
    >
      <span className="num">
        {day.day}
        {day.state === 'signed' && <Icon of={checkIcon} size={12} />}
        <span className="sr">{words[day.state]}</span>
      </span>
    </td>
  );
}
