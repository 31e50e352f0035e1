/** The time within which this share of all was answered. */
export function percentile(timesMs: readonly number[], share: number): number {
  const sorted = Float64Array.from(timesMs).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
