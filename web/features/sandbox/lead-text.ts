const units = [
  ['天', 86_400_000],
  ['小时', 3_600_000],
  ['分钟', 60_000],
] as const;

/** By how much the sandbox's clock is ahead, in its two largest units. */
export function leadText(offsetMs: number): string {
  let rest = offsetMs;
  const parts = units.flatMap(([unit, ms]) => {
    const count = Math.floor(rest / ms);
    rest -= count * ms;
    return count > 0 ? [`${count}${unit}`] : [];
  });
  return parts.length === 0 ? '与系统一致' : `快${parts.slice(0, 2).join('')}`;
}
