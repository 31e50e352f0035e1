import { useSession } from './session-store.ts';

/** Whether somebody of another province is here, whom the services of this one are not open to (§5). */
export const useIsElsewhere = (): boolean => useSession(({ session }) => session.kind === 'member' && session.user.ispFlag !== 1);
