import { vi } from 'vitest';
import { HostFailure } from '../host-failure.ts';

/** What became of a question to a host, once `afterMs` have passed: its answer, the kind of its failure, or that it is still open. */
export async function outcome(asked: Promise<unknown>, afterMs = 0): Promise<unknown> {
  let known: unknown = 'open';
  asked.then(
    (answer) => (known = answer ?? 'done'),
    (failure: unknown) => (known = failure instanceof HostFailure ? failure.kind : failure),
  );
  await vi.advanceTimersByTimeAsync(afterMs);
  return known;
}
