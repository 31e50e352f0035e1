/** A day given as YYYY-MM-DD in words: 9月1日. */
export function monthAndDay(isoDay: string): string {
  const [, month, day] = isoDay.split('-').map(Number);
  return `${month}月${day}日`;
}
