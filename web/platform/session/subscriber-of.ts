import type { Session } from './session-store.ts';

/** The subscriber id of a session; undefined for guests. */
export const subscriberOf = (session: Session): string | undefined =>
  session.kind === 'member' ? session.user.userId : undefined;
