import { withPrefix } from '../endpoint.ts';
import type { queueShapes } from './queues.shapes.ts';
import { change, read, sandboxPrefix } from './rows.ts';

/**
 * What waits for the operator: differences from statements, and reversals that the tax service refuses. Differences are decided in
 * the console; here the outside world makes one.
 */
export const queues = withPrefix<typeof queueShapes, 'sandbox'>(sandboxPrefix)({
  differences: read('/differences'),
  reconcile: change('/reconcile'),
  plantDifference: change('/difference-plant'),
  refusedReversals: read('/refused-reversals'),
  retryReversal: change('/reversal-retry'),
});
