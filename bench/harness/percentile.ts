/** The smallest time that this share of the times does not exceed. */
export function percentile(timesMs: readonly number[], share: number): number {
  const sorted = Float64Array.from(timesMs).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
