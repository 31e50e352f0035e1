import type { Agreement } from '#core/contract/fields.ts';
import { session } from '#core/contract/user/session.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { sso } from '#core/contract/user/sso.ts';
import { loginSource, loginTypes } from '#core/rules/session/login-types.ts';
import type { CallApi } from '../api/client.ts';
import type { Host } from '../hosts/host.ts';
import { randomText } from './random-text.ts';

export interface NetworkSignIn {
  readonly call: CallApi;
  readonly host: Pick<Host, 'services'>;
  readonly https: boolean;
  readonly externalUserId?: string | undefined;
  /** What was agreed to on the way in. */
  readonly agreement?: Agreement;
}

/**
 * Signs in whoever's phone this is, as the operator's network sees it (§4, item 11): over https by a one-tap token, else by the
 * network's own word. Undefined: this network does not know the phone.
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
