import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import { createStore } from '../store/create-store.ts';

/** The session. `unknown` until the server has answered; pages show skeletons meanwhile. */
export type Session =
  | { readonly kind: 'unknown' }
  /**
   * `unconfirmed`: there is a token, but the server could not be reached, and the phone remembers no member. `trying`: the automatic sign-in
   * is still under way. In both cases public pages show the guest's view, and no redirect happens.
   */
  | { readonly kind: 'guest'; readonly unconfirmed?: true; readonly trying?: true }
  /** `unconfirmed`: the member the phone remembers; the server could not be reached, and decides with each call. */
  | { readonly kind: 'member'; readonly user: UserInfo; readonly unconfirmed?: true };

export const useSession = createStore<{ readonly session: Session }>({ session: { kind: 'unknown' } });

export const setSession = (session: Session): void => useSession.setState(() => ({ session }));
export const currentSession = (): Session => useSession.getState().session;
