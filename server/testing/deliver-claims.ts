import type { Deps } from '../deps.ts';
import { deliverer } from '../services/content/claims/deliver-claims.ts';

/** Delivers everything that is due now, as a process of its own would, and says how much that was. */
export async function deliverClaims(deps: Deps): Promise<number> {
  const { startDue, idle } = deliverer(deps);
  let done = 0;
  for (let taken = await startDue(); taken > 0; taken = await startDue()) {
    done += taken;
    await idle();
  }
  return done;
}
