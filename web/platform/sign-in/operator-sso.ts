import { sso } from '#core/contract/user/sso.ts';
import { loginSource } from '#core/rules/session/login-types.ts';
import { notSignedIn, type SignInSource } from './sign-in-source.ts';
import { signInOutcomeOf } from './sign-in-outcome-of.ts';

/** It comes from a link and is sent as a header. */
const isChannel = (text: string): boolean => /^[\w-]{1,32}$/.test(text);

/** 3. The operator's token: in the URL, or from the national app. */
export const operatorSso: SignInSource = async ({
  arrival,
  host,
  origin: { registerChannel },
  call,
  spend,
}) => {
  const { tokenChannel = '' } = arrival;
  const token = arrival.token ?? (await host.app?.getYDRZToken());
  return token && spend(token)
    ? signInOutcomeOf(
        'sso',
        await call(
          sso.operatorLogin,
          { loginSource, registerChannel },
          { ssoToken: token, ...(isChannel(tokenChannel) && { ssoChannel: tokenChannel }) },
        ),
      )
    : notSignedIn;
};
