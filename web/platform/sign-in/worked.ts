import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { loginWorked } from '#core/rules/session/login-answer.ts';
import { nobody, type SignInOutcome } from './sign-in-way.ts';

/** An answered sign-in, or nobody where it lacks what it must bring (§5). */
export const worked = (way: 'sso' | 'chat-app', answer: SignedIn): SignInOutcome =>
  loginWorked(way, { success: true, data: answer }) ? { kind: 'signed-in', answer } : nobody;
