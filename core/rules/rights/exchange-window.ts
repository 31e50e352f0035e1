import { chinaTime, type Instant } from '../format/china-time.ts';
import { dayRange } from '../format/day-range.ts';

export interface ExchangePeriod {
  readonly beginsAt: string;
  readonly endsAt: string;
  /** Whether codes are accepted now, according to the server. */
  readonly open: boolean;
}

export interface ExchangeWindow {
  readonly text: string;
  /** Why no code is accepted now. */
  readonly closed: string | undefined;
}

/** When card codes can be exchanged, in one line: the current period, otherwise the next or the last one. */
export function exchangeWindow({ beginsAt, endsAt, open }: ExchangePeriod, now: Instant): ExchangeWindow {
  const begins = new Date(beginsAt);
  const days = dayRange(begins, new Date(endsAt));
  if (open) return { text: `本期兑换 ${days}`, closed: undefined };
  if (Number(begins) <= Number(now))
    return { text: `上期兑换 ${days}`, closed: '本期兑换已结束，请留意下期时间' };
  const { month, day, hour, minute } = chinaTime(begins);
  return {
    text: `下期兑换 ${days}`,
    closed: `${month}月${day}日${hour}:${String(minute).padStart(2, '0')}开放兑换，届时再来`,
  };
}
