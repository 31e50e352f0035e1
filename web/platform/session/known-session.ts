import { currentSession, useSession, type Session } from './session-store.ts';

export type KnownSession = Exclude<Session, { readonly kind: 'unknown' }>;

/** Who is here, as soon as that is known: an automatic sign-in under way is waited for. */
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
