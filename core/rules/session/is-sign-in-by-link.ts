import { miniProgramChannel } from '../hosts/host-codes.ts';
import type { Arrival } from './arrival.ts';
import type { SignInName } from './sign-in-order.ts';

/** The sources whose token stands in the address, or stands there instead of coming from the host app. */
const tokenInLink: { readonly [Name in SignInName]?: (arrival: Arrival) => string | undefined } = {
  'partner-choice': ({ partnerChoiceToken }) => partnerChoiceToken,
  'partner-mobile': ({ culMobile }) => culMobile,
  'operator-sso': ({ token }) => token,
  'unified-platform': ({ aiToken }) => aiToken,
  'rights-platform': ({ qyptTokenValue }) => qyptTokenValue,
  'provincial-app': ({ cmToken }) => cmToken,
  'video-a': ({ videoAToken }) => videoAToken,
  'video-b': ({ videoBToken }) => videoBToken,
};

/**
 * Whether the address alone brought the token. Another person may have sent the link with a token of their own (login
 * CSRF), so the visitor is asked. An OAuth code is bound to the tab by its state and needs no question.
 */
export const isSignInByLink = (source: SignInName, arrival: Arrival): boolean =>
  tokenInLink[source]?.(arrival) !== undefined && !isOfOwnProgram(source, arrival);

/**
 * Our mini-program wrote the address of its web view itself: it removes proofs that a link brought, and no other program may show our
 * pages.
 */
const isOfOwnProgram = (source: SignInName, { host, tokenChannel }: Arrival): boolean =>
  source === 'rights-platform' && host === 'chat-mini-program' && tokenChannel === miniProgramChannel;
