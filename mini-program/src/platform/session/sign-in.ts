import Taro from '@tarojs/taro';
import { codes } from '#core/contract/envelope.ts';
import type { Agreement } from '#core/contract/fields.ts';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { session as calls } from '#core/contract/user/session.ts';
import type { SignedIn, UserInfo } from '#core/contract/user/session.shapes.ts';
import { loginSource, loginTypes } from '#core/rules/session/login-types.ts';
import { clearQueries } from '../queries/query-cache.ts';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { callApi } from '../call.ts';
import { channel } from '../settings.ts';
import { storage } from '../storage.ts';
import { track } from '../tracking/track.ts';
import { forgetSession } from './forget-session.ts';
import { pendingOpenId } from './pending-open-id.ts';
import { rememberedMember } from './remembered-member.ts';
import { session } from './session-store.ts';
import { tokens } from './tokens.ts';

/** Who signed out by hand is not signed in silently at the next start. */
const signedOutKey = 'signedOut';
const origin = { loginSource, loginType: loginTypes.chatApp, registerChannel: channel } as const;

/** At the start of the program: the stored session, otherwise the one of the chat app's user. */
export async function startSession(): Promise<void> {
  if (tokens.read().accessToken) {
    const status = await callApi(calls.loginStatus, {}, { quiet: true }).catch(() => undefined);
    // Without an answer the tokens stay, and the server decides with each call: a member without a network is not asked to sign in.
    if (!status) {
      const user = rememberedMember.get();
      return session.set(user ? { kind: 'member', user } : { kind: 'guest' });
    }
    if (status.isLogin && status.userInfo) return enterAs(status.userInfo);
  }
  if (storage.get(signedOutKey)) return session.set({ kind: 'guest' });
  await signInByChatApp();
}

/** Signs in by the chat app's code. A user without a bound number stays a guest until one is bound. */
export async function signInByChatApp(): Promise<'member' | 'needs-number' | 'failed'> {
  try {
    const { code } = await Taro.login();
    enter(await callApi(chatApp.miniProgramLogin, { ...origin, code }, { quiet: true }));
    return 'member';
  } catch (failure) {
    session.set({ kind: 'guest' });
    if (!(failure instanceof ApiFailure) || failure.code !== codes.needsOpenId) return 'failed';
    if (typeof failure.data === 'string') pendingOpenId.keep(failure.data);
    return 'needs-number';
  }
}

/** Signs in with the number of the chat app's phone-number button, and binds the chat app's id to it. */
export async function signInByNumber(phoneCode: string, agreement?: Agreement): Promise<void> {
  const openId = pendingOpenId.get();
  enter(
    await callApi(chatApp.miniProgramMobileLogin, {
      ...origin,
      phoneCode,
      ...(openId && { openId }),
      ...(agreement && { agreement }),
    }),
  );
}

function enter({ accessToken, refreshToken, userInfo }: SignedIn): void {
  tokens.apply({ kind: 'store', accessToken, refreshToken, tokenTime: Date.now() });
  pendingOpenId.forget();
  storage.remove(signedOutKey);
  enterAs(userInfo);
  clearQueries();
  track({ type: 'dl' });
}

function enterAs(user: UserInfo): void {
  rememberedMember.keep(user);
  session.set({ kind: 'member', user });
}

/** Signs out by hand (§4, Logout). */
export async function signOut(): Promise<void> {
  await callApi(calls.logout, {}, { quiet: true }).catch(() => undefined);
  storage.set(signedOutKey, '1');
  forgetSession();
}
