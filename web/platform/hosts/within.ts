import { timedOut } from '#core/rules/failures/time-limits.ts';
import { HostFailure } from './host-failure.ts';

/** Whatever went wrong on the other side, as a failure of the host. */
const asHostFailure = (reason: unknown): HostFailure =>
  reason instanceof HostFailure
    ? reason
    : new HostFailure('failed', reason instanceof Error ? reason.message : String(reason));

/** Waits for something outside no longer than it may take; the first answer counts, and every failure is a HostFailure. */
export function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new HostFailure('timeout', timedOut)), limitMs);
    work.then(resolve, (reason: unknown) => reject(asHostFailure(reason))).finally(() => clearTimeout(timer));
  });
}
