import type { Deps } from '../deps.ts';
import { deliverer } from '../services/content/rights/deliver-claims.ts';

/** Delivers everything that is due now, as a process of its own would, and says how much that was. */
export async function deliverClaims(deps: Deps): Promise<number> {
  const { takeOn, idle } = deliverer(deps);
  let done = 0;
  for (let taken = await takeOn(); taken > 0; taken = await takeOn()) {
    done += taken;
    await idle();
  }
  return done;
}
