import { withPrefix, type ConsoleAccess } from '../endpoint.ts';
import { change, consolePrefix, read, signInStep } from './rows.ts';
import type { sessionShapes } from './session.shapes.ts';

/** Sign-in of operators: password, then a code of the authenticator; the session is a cookie. */
export const session = withPrefix<typeof sessionShapes, ConsoleAccess>(consolePrefix)({
  signIn: signInStep('/session/signIn'),
  verifyTotp: signInStep('/session/totp'),
  useRecoveryCode: signInStep('/session/recovery'),
  openInvitation: signInStep('/session/invitation'),
  acceptInvitation: signInStep('/session/accept'),
  me: read('/session/me'),
  signOut: change('/session/signOut'),
});
