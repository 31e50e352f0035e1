import { logoutPlan } from '#core/rules/session/logout-plan.ts';
import { clearQueries } from '../queries/query-cache.ts';
import { environment } from '../settings.ts';
import { storage } from '../storage.ts';
import { rememberedMember } from './remembered-member.ts';
import { session } from './session-store.ts';

const storedNames: Readonly<Record<string, string>> = environment.tokenKeys;

/** Removes the subscriber from the phone: tokens, stored values and answers (§4, Logout). */
export function forgetSession(): void {
  for (const name of logoutPlan('refresh').clearsStored) storage.remove(storedNames[name] ?? name);
  rememberedMember.forget();
  session.set({ kind: 'guest' });
  clearQueries();
}
