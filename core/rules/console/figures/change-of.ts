/** +6.2%, or undefined where there was nothing before. */
export function changeOf(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const percent = ((now - before) / before) * 100;
  return `${percent >= 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)}%`;
}
