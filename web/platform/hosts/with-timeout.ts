import { timedOut } from '#core/rules/failures/time-limits.ts';
import { HostFailure } from './host-failure.ts';

/** Wraps any error in a HostFailure. */
const asHostFailure = (reason: unknown): HostFailure =>
  reason instanceof HostFailure
    ? reason
    : new HostFailure('failed', reason instanceof Error ? reason.message : String(reason));

/** Adds a timeout to a host call; the first answer wins, and every failure is a HostFailure. */
export function withTimeout<T>(limitMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new HostFailure('timeout', timedOut)), limitMs);
    work.then(resolve, (reason: unknown) => reject(asHostFailure(reason))).finally(() => clearTimeout(timer));
  });
}
