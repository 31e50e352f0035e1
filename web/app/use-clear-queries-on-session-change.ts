import type { QueryCache } from '#web/platform/queries/query-cache.ts';
import { useEffect, useRef } from 'react';
import { useSession, type Session } from '#web/platform/session/session-store.ts';

const nameOf = (session: Session): string => (session.kind === 'member' ? session.user.userId : session.kind);

/** Clears member answers from the cache at sign-out and refetches them at sign-in, so that no data of another member is shown; refetches once the server could be reached. */
export function useClearQueriesOnSessionChange(queries: QueryCache): void {
  const session = useSession((state) => state.session);
  const before = useRef(session);
  useEffect(() => {
    const left = before.current;
    before.current = session;
    const isSame = nameOf(left) === nameOf(session);
    if (left.kind === 'unknown' || (isSame && !left.unconfirmed)) return;
    void (left.kind === 'member' && !isSame ? queries.forget() : queries.refresh());
  }, [session, queries]);
}
