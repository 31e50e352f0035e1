import type { Environment } from '#core/config/environments.ts';
import { logoutPlan } from '#core/rules/session/logout-plan.ts';
import { storeOf } from '../storage/storage.ts';
import { setSession } from './session-store.ts';
import type { TokenBox } from './tokens.ts';

/** Clears what belongs to whoever was here (§4 Logout); their answers go when the page learns that they are gone. */
export function forgetMember(tokens: TokenBox, { storagePrefix }: Environment): void {
  const local = storeOf('localStorage', storagePrefix);
  for (const value of logoutPlan('login').clearsStored) local.remove(value);
  tokens.apply({ kind: 'clear' });
  setSession({ kind: 'guest' });
}
