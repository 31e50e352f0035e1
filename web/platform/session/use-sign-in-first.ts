import { useSessionActions } from './session-context.tsx';
import { currentSession } from './session-store.ts';

/**
 * Runs an action that needs a member; a guest goes to the login page instead. While the session is unknown, or the server could not be
 * reached, the action runs and its call decides: a member who taps early keeps the tap.
 */
export function useSignInFirst(): (action: () => void) => void {
  const { goToLogin } = useSessionActions();
  return (action) => {
    const session = currentSession();
    if (session.kind === 'guest' && !session.unconfirmed) goToLogin();
    else action();
  };
}
