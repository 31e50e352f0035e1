import type { Environment } from '#core/config/environments.ts';
import { logoutPlan } from '#core/rules/session/logout-plan.ts';
import { storeOf } from '../storage/storage.ts';
import { setSession } from './session-store.ts';
import type { TokenBox } from './tokens.ts';

/** Clears the member's stored values (§4 Logout); cached answers are cleared when the session changes. */
export function clearMemberData(tokens: TokenBox, { storagePrefix }: Environment): void {
  const local = storeOf('localStorage', storagePrefix);
  for (const value of logoutPlan('login').clearsStored) local.remove(value);
  tokens.apply({ kind: 'clear' });
  setSession({ kind: 'guest' });
}
