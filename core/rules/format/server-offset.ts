const sameClockMs = 60_000;

/**
 * Server clock minus this device's. An answer is always a little old when it is read, so of two measurements of one clock the larger is
 * nearer; a measurement far from the other means that one of the clocks has been set.
 */
export function serverOffset(
  known: number | undefined,
  serverTime: string,
  readAt: number,
): number | undefined {
  const measured = Date.parse(serverTime) - readAt;
  if (Number.isNaN(measured)) return known;
  return known === undefined || Math.abs(measured - known) > sameClockMs
    ? measured
    : Math.max(known, measured);
}
