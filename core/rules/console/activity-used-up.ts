interface Supply {
  readonly left: number;
  /** How much of it went in the last period. */
  readonly inPeriod: number;
}

/** When the first of several supplies is used up at the pace of the last period; undefined: not before the end. */
export function usedUpAt(
  supplies: readonly Supply[],
  periodMs: number,
  endsAt: Date,
  now: Date,
): Date | undefined {
  const times = supplies
    .filter(({ left, inPeriod }) => left > 0 && inPeriod > 0)
    .map(({ left, inPeriod }) => now.getTime() + (left / inPeriod) * periodMs);
  const first = Math.min(...times);
  return first < endsAt.getTime() ? new Date(first) : undefined;
}
