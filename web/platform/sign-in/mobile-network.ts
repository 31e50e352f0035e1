import { signInSteps } from '#core/rules/session/sign-in-order.ts';
import { signInByNetwork } from './sign-in-by-network.ts';
import { notSignedIn, type SignInSource } from './sign-in-source.ts';
import { signInOutcomeOf } from './sign-in-outcome-of.ts';

const missedKey = 'networkMissedAt';
/** After a miss the network is not queried again for a while. */
const missedMs = 5 * 60_000;

/** 11. The phone's own network. */
export const mobileNetwork: SignInSource = async ({
  arrival,
  external,
  host,
  origin: { externalUserId },
  call,
  tab,
}) => {
  const https = signInSteps.mobileNetwork(arrival) === 'one-tap';
  const missedAgo = Date.now() - Number(tab.get(missedKey) ?? Number.NaN);
  if ((https && !external.scripts.oneTap) || Math.abs(missedAgo) < missedMs) return notSignedIn;
  tab.set(missedKey, String(Date.now()));
  const answer = await signInByNetwork({ call, host, https, externalUserId });
  if (!answer) return notSignedIn;
  tab.remove(missedKey);
  return signInOutcomeOf('sso', answer);
};
