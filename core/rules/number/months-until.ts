/** The months up to and including this one ('YYYY-MM'), the oldest first. */
export function monthsUntil(month: string, count: number): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const since = year * 12 + number - 1 - (count - 1 - at);
    return `${Math.floor(since / 12)}-${String((since % 12) + 1).padStart(2, '0')}`;
  });
}
