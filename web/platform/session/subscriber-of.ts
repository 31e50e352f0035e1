import type { Session } from './session-store.ts';

/** Which subscriber a session is of; undefined: none. */
export const subscriberOf = (session: Session): string | undefined =>
  session.kind === 'member' ? session.user.userId : undefined;
