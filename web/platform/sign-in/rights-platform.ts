import { sso } from '#core/contract/user/sso.ts';
import { nobody, type SignInWay } from './sign-in-way.ts';
import { worked } from './worked.ts';

/** The channel of a platform token that names none. */
const ownChannel = 'QYPT';

/** 5. The rights platform's token. */
export const rightsPlatform: SignInWay = async ({
  arrival: { qyptTokenValue, tokenChannel = ownChannel },
  call,
  spend,
}) =>
  qyptTokenValue && spend(qyptTokenValue)
    ? worked('sso', await call(sso.platformLogin, { tokenChannel, qyptTokenValue }))
    : nobody;
