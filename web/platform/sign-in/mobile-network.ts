import { signInSteps } from '#core/rules/session/sign-in-order.ts';
import { signInByNetwork } from './sign-in-by-network.ts';
import { nobody, type SignInWay } from './sign-in-way.ts';
import { worked } from './worked.ts';

const missedKey = 'networkMissedAt';
/** A network that does not know the phone is not asked again at every page. */
const missedMs = 5 * 60_000;

/** 11. The phone's own network. */
export const mobileNetwork: SignInWay = async ({
  arrival,
  outside,
  host,
  origin: { externalUserId },
  call,
  tab,
}) => {
  const https = signInSteps.mobileNetwork(arrival) === 'one-tap';
  const missedAgo = Date.now() - Number(tab.get(missedKey) ?? Number.NaN);
  if ((https && !outside.scripts.oneTap) || Math.abs(missedAgo) < missedMs) return nobody;
  tab.set(missedKey, String(Date.now()));
  const answer = await signInByNetwork({ call, host, https, externalUserId });
  if (!answer) return nobody;
  tab.remove(missedKey);
  return worked('sso', answer);
};
