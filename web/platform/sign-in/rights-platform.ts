import { sso } from '#core/contract/user/sso.ts';
import { notSignedIn, type SignInSource } from './sign-in-source.ts';
import { signInOutcomeOf } from './sign-in-outcome-of.ts';

/** Default channel of a platform token. */
const ownChannel = 'QYPT';

/** 5. The rights platform's token. */
export const rightsPlatform: SignInSource = async ({
  arrival: { qyptTokenValue, tokenChannel = ownChannel },
  call,
  spend,
}) =>
  qyptTokenValue && spend(qyptTokenValue)
    ? signInOutcomeOf('sso', await call(sso.platformLogin, { tokenChannel, qyptTokenValue }))
    : notSignedIn;
