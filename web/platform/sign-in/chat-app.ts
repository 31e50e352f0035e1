import { chatApp as calls } from '#core/contract/user/chat-app.ts';
import { loginSource, loginTypes } from '#core/rules/session/login-types.ts';
import {
  awaitsChatCode,
  beginChatOAuth,
  canAuthorize,
  hasTriedChatOAuth,
  takeChatOAuthSecret,
} from './chat-oauth.ts';
import { notSignedIn, type SignInSource } from './sign-in-source.ts';
import { signInOutcomeOf } from './sign-in-outcome-of.ts';

/** 6. The chat app: an OAuth code requested by this tab or, once per tab, the authorize page. */
export const chatApp: SignInSource = async ({
  arrival: { code, state },
  external,
  origin: { externalUserId },
  call,
  spend,
  tab,
  here,
}) => {
  if (code && state) {
    // A code with a foreign or missing state is ignored; a tab that has just returned is not redirected again.
    if (!awaitsChatCode(tab, state)) return notSignedIn;
    const stateSecret = takeChatOAuthSecret(tab);
    if (!stateSecret || !spend(code)) return notSignedIn;
    return signInOutcomeOf(
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
  return canAuthorize(external) && !hasTriedChatOAuth(tab)
    ? { kind: 'leave', url: await beginChatOAuth(external, tab, here) }
    : notSignedIn;
};
