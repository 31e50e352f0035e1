import { signInParams, type Arrival } from '#core/rules/session/arrival.ts';
import { isSignInByLink } from '#core/rules/session/is-sign-in-by-link.ts';
import { signInSource } from '#core/rules/session/sign-in-order.ts';
import { manualSignOut } from '../session/manual-sign-out.ts';
import { takeConsents } from './carried-consents.ts';
import { awaitsChatCode } from './chat-oauth.ts';
import { saveConsents } from './save-consents.ts';
import { notSignedIn, type SignInOutcome } from './sign-in-source.ts';
import { signInSources } from './sign-in-sources.ts';
import { takeUnifiedTrip } from './unified-platform.ts';
import { sourceDependencies, type SignInInput } from './source-dependencies.ts';

export interface SignInQuestion extends SignInInput {
  readonly onLoginPage: boolean;
}

/** Signs in with the one source that applies (§4 Auto-login order). Rejects if the source does. */
export async function signInAutomatically({
  onLoginPage,
  ...setting
}: SignInQuestion): Promise<SignInOutcome> {
  const tools = sourceDependencies(setting);
  const { arrival, tab, call } = tools;
  const isRequested = arrival.code !== undefined && awaitsChatCode(tab, arrival.state);
  // On a login page only a requested source is tried; after a manual sign-out only a new token signs in.
  if (
    onLoginPage
      ? !isRequested
      : manualSignOut(setting.site.environment).holds(Date.now()) && !bringsProof(arrival)
  )
    return notSignedIn;
  const source = isRequested ? 'chat-app' : signInSource(arrival);
  const isOwnTrip = source === 'unified-platform' && takeUnifiedTrip(tab);
  const outcome = await signInSources[source](tools);
  if (outcome.kind !== 'signed-in') return outcome;
  if (!isOwnTrip && isSignInByLink(source, arrival)) return { ...outcome, byLink: true };
  await saveConsents(call, takeConsents(tab), outcome.answer);
  return outcome;
}

/** Parameters that accompany a token but are none. */
const companions: readonly string[] = ['tokenChannel', 'state'];
const bringsProof = (arrival: Arrival): boolean =>
  arrival.loginCookie !== undefined ||
  Object.keys(signInParams).some((key) => !companions.includes(key) && key in arrival);
