import { session } from '#core/contract/user/session.ts';
import type { CallApi } from '../../api/client.ts';
import { rememberedMember } from '../../session/remembered-member.ts';
import { currentSession, setSession, type Session } from '../../session/session-store.ts';
import type { TokenBox } from '../../session/tokens.ts';

/** The automatic sign-in of a page. */
export interface AutoSignIn {
  /** Starts it; undefined if there is nothing to try. Resolves when it has succeeded or failed. */
  attempt(): Promise<void> | undefined;
  /** The page needs a member and waits for it. */
  isRequired(): boolean;
}

/** Loads the session: a guest without fresh tokens, otherwise the server decides (§4 Login state). A guest may then be signed in automatically. */
export async function loadSession(call: CallApi, tokens: TokenBox, autoSignIn?: AutoSignIn): Promise<void> {
  const before = currentSession();
  const found = await who(call, tokens, before);
  // A sign-in or sign-out meanwhile takes precedence.
  if (currentSession() !== before) return;
  const trying =
    (before.kind !== 'member' || before.unconfirmed) && found.kind === 'guest' && !found.unconfirmed
      ? autoSignIn?.attempt()
      : undefined;
  if (!trying) {
    setSession(found);
    return;
  }
  if (!autoSignIn?.isRequired()) setSession({ kind: 'guest', trying: true });
  await trying;
  if (currentSession().kind === 'member') return;
  if (tokens.mayBeSignedIn(Date.now())) await loadSession(call, tokens);
  else setSession({ kind: 'guest' });
}

async function who(call: CallApi, tokens: TokenBox, before: Session): Promise<Session> {
  // Without a network there is no sign-in: the question waits until it is back.
  if (!tokens.mayBeSignedIn(Date.now())) {
    if (tokens.isStored() && !navigator.onLine) return { kind: 'guest', unconfirmed: true };
    tokens.apply({ kind: 'clear' });
    return { kind: 'guest' };
  }
  const status = await call(session.loginStatus, {}).catch(() => undefined); // a missing answer differs from a no
  if (!status) {
    if (before.kind === 'member') return before;
    const user = rememberedMember()?.user;
    return user ? { kind: 'member', user, unconfirmed: true } : { kind: 'guest', unconfirmed: true };
  }
  return status.isLogin && status.userInfo ? { kind: 'member', user: status.userInfo } : { kind: 'guest' };
}
