import type { Deps } from '../deps.ts';
import { claimDeliverer } from '../services/rights/claims/deliver-claims.ts';

/** Delivers everything that is due now, as a new process would; returns the number. */
export async function deliverClaims(deps: Deps): Promise<number> {
  const { startDue, idle } = claimDeliverer(deps);
  let done = 0;
  for (let taken = await startDue(); taken > 0; taken = await startDue()) {
    done += taken;
    await idle();
  }
  return done;
}
