import type { Agreement } from '#core/contract/fields.ts';
import { session } from '#core/contract/user/session.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { sso } from '#core/contract/user/sso.ts';
import { loginSource, loginTypes } from '#core/rules/session/login-types.ts';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import { randomText } from '../crypto/random-text.ts';

export interface NetworkSignIn {
  readonly call: CallApi;
  readonly host: Pick<Host, 'services'>;
  readonly https: boolean;
  readonly externalUserId?: string | undefined;
  /** Consents given with the sign-in. */
  readonly agreement?: Agreement;
}

/**
 * Signs in by the operator's network (§4, item 11): with a one-tap token over https, else by the number that the
 * network reports. Undefined: the network does not know the phone.
 */
export async function signInByNetwork({
  call,
  host,
  https,
  externalUserId,
  agreement,
}: NetworkSignIn): Promise<SignedIn | undefined> {
  const origin = {
    loginSource,
    loginType: loginTypes.sso,
    ...(externalUserId && { externalUserId }),
    ...(agreement && { agreement }),
  };
  if (https) {
    const { sign } = await call(session.oneTapSign, { jtSign: randomText() });
    const { jtToken, jtUserInformation } = await host.services.oneTapToken(sign);
    return call(sso.oneTapLogin, { ...origin, jtToken, jtUserInformation });
  }
  const { resCode } = await call(session.mobileNetwork, {});
  return resCode === 1 ? call(sso.mobileNetworkLogin, origin) : undefined;
}
