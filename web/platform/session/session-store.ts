import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import { createStore } from '../store/create-store.ts';

/** Who is here. `unknown` until the server has been asked: pages draw boxes of the right size meanwhile. */
export type Session =
  | { readonly kind: 'unknown' }
  /**
   * `unasked`: there is a token, but the server could not be reached. `trying`: the automatic sign-in is still under way.
   * In both cases public pages go on as to a guest, and nobody is sent away.
   */
  | { readonly kind: 'guest'; readonly unasked?: true; readonly trying?: true }
  | { readonly kind: 'member'; readonly user: UserInfo };

export const useSession = createStore<{ readonly session: Session }>({ session: { kind: 'unknown' } });

export const setSession = (session: Session): void => useSession.setState(() => ({ session }));
export const currentSession = (): Session => useSession.getState().session;
