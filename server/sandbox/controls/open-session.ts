import type { Deps } from '../../deps.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { controls } from '#core/contract/sandbox/controls.ts';
import { accountOf, startSession } from '../../services/accounts/public.ts';

/** Signs in as a number, without a proof. */
export async function openSession(deps: Deps, mobile: string): Promise<DataOf<typeof controls.openSession>> {
  const now = deps.clock.now();
  const { user_id } = await accountOf(deps, mobile, now);
  return startSession(deps.db, deps.encryption, user_id, now);
}
