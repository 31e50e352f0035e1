import { createContext, use } from 'react';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { LogoutMode } from '#core/rules/session/logout-plan.ts';

/** Session actions for pages. */
export interface SessionActions {
  /** Stores the tokens of a sign-in and updates the session. */
  signedIn(answer: SignedIn): void;
  signOut(mode: LogoutMode): Promise<void>;
  /** Navigates to the login page, with a return target. */
  goToLogin(): void;
  /** Asks the server again who is signed in. */
  checkSession(): void;
}

const SessionContext = createContext<SessionActions | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

export function useSessionActions(): SessionActions {
  const actions = use(SessionContext);
  if (!actions) throw new Error('useSessionActions outside of SessionProvider');
  return actions;
}
