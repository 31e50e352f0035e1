export { accountEventRows } from './account/account-events.ts';
export { hasUnfinishedWork, unfinishedOf } from './account/closing-work.ts';
export { accountById, accountOf, miniProgramIdOf } from './session/accounts.ts';
export { isOneTapSign } from './session/one-tap-sign.ts';
export { startSession } from './session/start-session.ts';
export { spendHandOver } from './sso/hand-over.ts';
export { isTrustedLink, tokenisedLink } from './sso/tokenised-link.ts';
