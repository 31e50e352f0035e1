import { chatApp as calls } from '#core/contract/user/chat-app.ts';
import { loginSource, loginTypes } from '#core/rules/session/login-types.ts';
import { awaitsChatCode, beginChatTrip, canAuthorize, chatTripMade, endChatTrip } from './chat-trip.ts';
import { nobody, type SignInWay } from './sign-in-way.ts';
import { worked } from './worked.ts';

/** 6. The chat app: a code that was made for this tab or, once in this tab, the authorize page. */
export const chatApp: SignInWay = async ({
  arrival: { code, state },
  outside,
  origin: { externalUserId },
  call,
  spend,
  tab,
  here,
}) => {
  if (code && state) {
    // A code with a foreign state, or none, signs nobody in; and who has just been there is not sent there again.
    if (!awaitsChatCode(tab, state)) return nobody;
    const stateSecret = endChatTrip(tab);
    if (!stateSecret || !spend(code)) return nobody;
    return worked(
      'chat-app',
      await call(calls.chatAppLogin, {
        code,
        state,
        stateSecret,
        loginSource,
        loginType: loginTypes.chatApp,
        ...(externalUserId && { externalUserId }),
      }),
    );
  }
  return canAuthorize(outside) && !chatTripMade(tab)
    ? { kind: 'leave', url: await beginChatTrip(outside, tab, here) }
    : nobody;
};
