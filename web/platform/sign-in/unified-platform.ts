import { sso } from '#core/contract/user/sso.ts';
import { signInSteps } from '#core/rules/session/sign-in-order.ts';
import type { Store } from '../storage/storage.ts';
import { notSignedIn, type SignInSource } from './sign-in-source.ts';
import { signInOutcomeOf } from './sign-in-outcome-of.ts';

const channel = 'AIASSISTANT';
const tripMade = 'unifiedLoginTrip';
const tripOpen = 'unifiedLoginAwaited';

/** Whether this tab waits for the return from the unified login page; can be read once. */
export function takeUnifiedTrip(tab: Store): boolean {
  const isOpen = tab.get(tripOpen) !== undefined;
  tab.remove(tripOpen);
  return isOpen;
}

/** 4. The unified platform: its AIToken or, once in this tab, its sign-in page. */
export const unifiedPlatform: SignInSource = async ({ arrival, external, call, spend, tab, here }) => {
  if (signInSteps.unifiedPlatform(arrival) === 'sign-in') {
    const { aiToken } = arrival;
    return aiToken && spend(aiToken)
      ? signInOutcomeOf(
          'sso',
          await call(sso.platformLogin, { tokenChannel: channel, qyptTokenValue: aiToken }),
        )
      : notSignedIn;
  }
  const { unifiedLogin } = external.pages;
  if (!unifiedLogin || tab.get(tripMade)) return notSignedIn;
  tab.set(tripMade, '1');
  tab.set(tripOpen, '1');
  const url = new URL(unifiedLogin, here);
  url.searchParams.set('redirect_uri', here);
  return { kind: 'leave', url: url.href };
};
