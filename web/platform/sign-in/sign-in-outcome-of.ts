import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { isLoginSuccessful } from '#core/rules/session/login-answer.ts';
import { notSignedIn, type SignInOutcome } from './sign-in-source.ts';

/** A sign-in answer, or a guest if it lacks required fields (§5). */
export const signInOutcomeOf = (way: 'sso' | 'chat-app', answer: SignedIn): SignInOutcome =>
  isLoginSuccessful(way, { success: true, data: answer }) ? { kind: 'signed-in', answer } : notSignedIn;
