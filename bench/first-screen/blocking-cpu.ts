/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread, without waiting. */
  readonly tdur?: number;
  readonly args: { readonly frame?: string };
}

/** The factor of Lighthouse's simulated phone, and the length from which a task blocks. */
const slowdown = 4;
const longTaskMs = 50;

/**
 * Blocking time of the page's own work: as Lighthouse's total blocking time, but from the CPU time of the main thread's tasks after the first
 * contentful paint. Lighthouse multiplies elapsed time, also that in which the thread waits for a core, the compositor or fonts.
 */
export function blockingCpu(events: readonly TraceEvent[]): number {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!paint) throw new Error('the trace has no first contentful paint');
  const blocked = events
    .filter(({ name, ph, ts, pid, tid }) => {
      const isMainThread = pid === paint.pid && tid === paint.tid;
      return isMainThread && ph === 'X' && name.endsWith('RunTask') && ts >= paint.ts;
    })
    .map(({ tdur = 0 }) => Math.max(0, (slowdown * tdur) / 1000 - longTaskMs));
  return blocked.reduce((sum, ms) => sum + ms, 0);
}
