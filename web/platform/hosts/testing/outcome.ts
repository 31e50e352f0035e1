import { vi } from 'vitest';
import { HostFailure } from '../host-failure.ts';

/** The outcome of a host call after `afterMs`: its answer, the kind of its failure, or pending. */
export async function outcome(promise: Promise<unknown>, afterMs = 0): Promise<unknown> {
  let known: unknown = 'open';
  promise.then(
    (answer) => (known = answer ?? 'done'),
    (failure: unknown) => (known = failure instanceof HostFailure ? failure.kind : failure),
  );
  await vi.advanceTimersByTimeAsync(afterMs);
  return known;
}
