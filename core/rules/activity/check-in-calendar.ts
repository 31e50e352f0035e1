export interface CalendarDay {
  readonly date: string;
  readonly day: number;
  readonly state: 'signed' | 'today' | 'past' | 'coming';
}

export interface CheckInCalendar {
  /** 2026年8月 */
  readonly title: string;
  /** Weeks from Monday to Sunday; null for a day of another month. */
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** The calendar of today's month; today is 'signed' after its check-in. */
export function checkInCalendar(today: string, signedDays: readonly string[]): CheckInCalendar {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, at): CalendarDay | null => {
    const day = at - before + 1;
    if (day < 1 || day > length) return null;
    const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
    return { date, day, state: stateOf(date, today, signedDays) };
  });
  return {
    title: `${year}年${month}月`,
    weeks: Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)),
  };
}

function stateOf(date: string, today: string, signedDays: readonly string[]): CalendarDay['state'] {
  if (signedDays.includes(date)) return 'signed';
  if (date === today) return 'today';
  return date < today ? 'past' : 'coming';
}
