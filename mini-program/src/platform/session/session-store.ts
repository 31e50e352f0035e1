import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import { createStore, useStore } from '../create-store.ts';

export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'member'; readonly user: UserInfo };

export const session = createStore<Session>({ kind: 'unknown' });

export const useSession = (): Session => useStore(session);
