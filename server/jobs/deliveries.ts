import type { Deps } from '../deps.ts';
import { deliverer, tellFailedClaims } from '../services/content/public.ts';
import { Nudge } from './nudge.ts';
import { startWorker, type Worker } from './worker.ts';

/** Deliveries give way to a crowd of claims for so long. */
const longestRushMs = 30_000;

/** Delivers what was claimed, and tells whoever nothing came for. A slow gateway holds up messages, never deliveries. */
export function startDelivering(deps: Deps): Worker {
  const { takeOn, idle } = deliverer(deps);
  const delivering = startWorker(
    {
      name: 'deliver-claims',
      run: () => deps.rush.over(longestRushMs).then(takeOn),
      nudge: deps.claimsDue,
      everyMs: 1_000,
    },
    deps.log,
  );
  const telling = startWorker(
    { name: 'failed-claims', run: () => tellFailedClaims(deps), nudge: new Nudge(), everyMs: 15_000 },
    deps.log,
  );
  return {
    async stop() {
      await Promise.all([delivering.stop(), telling.stop()]);
      await idle();
    },
  };
}
