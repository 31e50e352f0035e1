import { chinaInstant, chinaTime, type Instant } from '../../format/china-time.ts';

const day = 24 * 60 * 60 * 1000;
const midnightOf = (at: Instant): number => {
  const { year, month, day: date } = chinaTime(at);
  return chinaInstant({ year, month, day: date });
};

export interface DeadlineText {
  /** '8月31日截止', with the time unless it is midnight. */
  readonly title: string;
  /** '今天截止', '明天截止' or '还剩5天'. */
  readonly left: string;
  /** Today or tomorrow. */
  readonly urgent: boolean;
}

/** The text of a deadline; `closesAt` is exclusive, so midnight belongs to the previous day. */
export function deadlineText(closesAt: Instant, now: Instant): DeadlineText {
  const last = chinaTime(Number(closesAt) - 1);
  const { hour, minute, second } = chinaTime(closesAt);
  const time = hour + minute + second === 0 ? '' : `${hour}:${String(minute).padStart(2, '0')}`;
  const days = (midnightOf(Number(closesAt) - 1) - midnightOf(now)) / day;
  return {
    title: `${last.month}月${last.day}日${time}截止`,
    left: ['今天截止', '明天截止'][days] ?? `还剩${days}天`,
    urgent: days < 2,
  };
}
