import { sso } from '#core/contract/user/sso.ts';
import { signInSteps } from '#core/rules/session/sign-in-order.ts';
import { nobody, type SignInWay } from './sign-in-way.ts';
import { worked } from './worked.ts';

const channel = 'AIASSISTANT';
const tripMade = 'unifiedLoginTrip';

/** 4. The unified platform: its AIToken or, once in this tab, its sign-in page. */
export const unifiedPlatform: SignInWay = async ({ arrival, outside, call, spend, tab, here }) => {
  if (signInSteps.unifiedPlatform(arrival) === 'sign-in') {
    const { aiToken } = arrival;
    return aiToken && spend(aiToken)
      ? worked('sso', await call(sso.platformLogin, { tokenChannel: channel, qyptTokenValue: aiToken }))
      : nobody;
  }
  const { unifiedLogin } = outside.pages;
  if (!unifiedLogin || tab.get(tripMade)) return nobody;
  tab.set(tripMade, '1');
  const url = new URL(unifiedLogin, here);
  url.searchParams.set('redirect_uri', here);
  return { kind: 'leave', url: url.href };
};
