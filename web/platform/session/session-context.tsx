import { createContext, use } from 'react';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import type { LogoutMode } from '#core/rules/session/logout-plan.ts';

/** What a page may do about who is here. */
export interface SessionActions {
  /** Keeps a fresh sign-in's tokens and tells everybody. */
  signedIn(answer: SignedIn): void;
  signOut(mode: LogoutMode): Promise<void>;
  /** To the sign-in page of this place, with the way back. */
  goToLogin(): void;
}

const SessionContext = createContext<SessionActions | undefined>(undefined);
export const SessionProvider = SessionContext.Provider;

export function useSessionActions(): SessionActions {
  const actions = use(SessionContext);
  if (!actions) throw new Error('useSessionActions outside of SessionProvider');
  return actions;
}
