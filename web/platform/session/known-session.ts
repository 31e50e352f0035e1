import { currentSession, useSession, type Session } from './session-store.ts';

export type KnownSession = Exclude<Session, { readonly kind: 'unknown' }>;

/** The session once it is known; waits for a pending automatic sign-in. */
export const knownSession = (): Promise<KnownSession> =>
  new Promise((resolve) => {
    let leave = (): void => undefined;
    const look = () => {
      const session = currentSession();
      if (session.kind === 'unknown' || (session.kind === 'guest' && session.trying)) return;
      leave();
      resolve(session);
    };
    leave = useSession.subscribe(look);
    look();
  });
