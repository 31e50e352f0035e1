import { arrivalKeys, type Arrival } from '#core/rules/session/arrival.ts';
import { signInSource } from '#core/rules/session/sign-in-order.ts';
import { stayOut } from '../session/stay-out.ts';
import { takeConsents } from './carried-consents.ts';
import { awaitsChatCode } from './chat-trip.ts';
import { saveConsents } from './save-consents.ts';
import { nobody, type SignInOutcome } from './sign-in-way.ts';
import { signInWays } from './sign-in-ways.ts';
import { toolsOf, type SignInSetting } from './tools-of.ts';

export interface SignInQuestion extends SignInSetting {
  readonly onLoginPage: boolean;
}

/** Signs in whoever the arrival proves, from the one source that applies (§4 Auto-login order). Rejects as the source does. */
export async function signInAutomatically({
  onLoginPage,
  ...setting
}: SignInQuestion): Promise<SignInOutcome> {
  const tools = toolsOf(setting);
  const { arrival, tab, call } = tools;
  const asked = arrival.code !== undefined && awaitsChatCode(tab, arrival.state);
  // A sign-in page tries what was asked for there; who signed out by hand comes back with a new proof, or by hand.
  if (onLoginPage ? !asked : stayOut(setting.world.environment).holds(Date.now()) && !bringsProof(arrival))
    return nobody;
  const outcome = await signInWays[asked ? 'chat-app' : signInSource(arrival)](tools);
  if (outcome.kind === 'signed-in') await saveConsents(call, takeConsents(tab), outcome.answer);
  return outcome;
}

/** Keys that come with a proof and prove nothing themselves. */
const companions: readonly string[] = ['tokenChannel', 'state'];
const bringsProof = (arrival: Arrival): boolean =>
  arrival.loginCookie !== undefined ||
  Object.keys(arrivalKeys).some((key) => !companions.includes(key) && key in arrival);
