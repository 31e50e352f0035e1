const sameClockMs = 60_000;

/**
 * Clock skew: server clock minus device clock. Network delay only makes a measurement smaller, so of two similar ones the
 * larger is more accurate. A very different measurement means that one of the clocks was set. An answer that was
 * invalidated has no time of receipt (0) and measures nothing.
 */
export function serverOffset(
  known: number | undefined,
  serverTime: string,
  readAt: number,
): number | undefined {
  const measured = Date.parse(serverTime) - readAt;
  if (readAt === 0 || Number.isNaN(measured)) return known;
  return known === undefined || Math.abs(measured - known) > sameClockMs
    ? measured
    : Math.max(known, measured);
}
