import { session } from '#core/contract/user/session.ts';
import type { CallApi } from '../api/client.ts';
import { currentSession, setSession, type Session } from './session-store.ts';
import type { TokenBox } from './tokens.ts';

/** The automatic sign-in as the page meets it. */
export interface Door {
  /** Tries it; undefined where there is nothing (more) to try. Ends when somebody is signed in or nobody will be. */
  knock(): Promise<void> | undefined;
  /** The page waits for it: it is no page for guests. */
  holds(): boolean;
}

/** Finds out who is here: without a fresh token nobody is, otherwise the server decides (§4 Login state). A guest may still be signed in by the door. */
export async function askWho(call: CallApi, tokens: TokenBox, door?: Door): Promise<void> {
  const before = currentSession();
  const found = await who(call, tokens, before);
  // Whoever signed in or out meanwhile knows better.
  if (currentSession() !== before) return;
  const trying =
    before.kind !== 'member' && found.kind === 'guest' && !found.unasked ? door?.knock() : undefined;
  if (!trying) {
    setSession(found);
    return;
  }
  if (!door?.holds()) setSession({ kind: 'guest', trying: true });
  await trying;
  if (currentSession().kind === 'member') return;
  if (tokens.mayBeSignedIn(Date.now())) await askWho(call, tokens);
  else setSession({ kind: 'guest' });
}

async function who(call: CallApi, tokens: TokenBox, before: Session): Promise<Session> {
  if (!tokens.mayBeSignedIn(Date.now())) return { kind: 'guest' };
  const status = await call(session.loginStatus, {}).catch(() => undefined); // no answer is told apart from a no
  if (!status) return before.kind === 'member' ? before : { kind: 'guest', unasked: true };
  return status.isLogin && status.userInfo ? { kind: 'member', user: status.userInfo } : { kind: 'guest' };
}
