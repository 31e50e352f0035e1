const hour = 3_600_000;
const china = 8 * hour;

/** A day and hour of this month or of a later one, in the operator's time. */
function inMonth(now: number, ahead: number, day: number, at: number): number {
  const shown = new Date(now + china);
  return Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth() + ahead, day, at) - china;
}

/** Milliseconds until the second day of the next month, when everything of its first day has opened. */
export const untilNextMonth = (now: number): number => inMonth(now, 1, 2, 12) - now;

/** Milliseconds until the rights of the month are open and stay so for an hour; mostly 0. */
export function untilOpen(now: number): number {
  const opens = inMonth(now, 0, 1, 10);
  if (now < opens) return opens - now;
  return inMonth(now, 1, 1, 0) - now > hour ? 0 : untilNextMonth(now);
}

/** How long the flash sale of the morning goes on: from ten to two in China; 0 when it is not open. */
export function untilAfternoonSale(now: number): number {
  const sinceTen = (now + china - 10 * hour) % (24 * hour);
  return sinceTen < 4 * hour ? 4 * hour - sinceTen + 60_000 : 0;
}
