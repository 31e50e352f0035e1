import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { always, count, idText, ours, proof } from '../fields.ts';
import { postedOrigin, signedIn } from './session.shapes.ts';

/** A sign-in whose proof travels in the SSO-Token header or, where no header can be set, in the body. */
const tokenSignIn = z.object({ ...postedOrigin, token: ours(proof).optional() });
const partnerSignIn = z.object({ ...postedOrigin, token: proof });

export const ssoShapes = {
  operatorLogin: shape(tokenSignIn, signedIn),
  videoALogin: shape(partnerSignIn, signedIn),
  videoBLogin: shape(partnerSignIn, signedIn),
  easyChoiceLogin: shape(tokenSignIn, signedIn),
  middlePlatformLogin: shape(tokenSignIn, signedIn),
  mallLogin: shape(tokenSignIn, signedIn),
  mobileNetworkLogin: shape(tokenSignIn.extend({ loginType: always(0) }), signedIn),
  oneTapLogin: shape(
    z.object({
      ...postedOrigin,
      loginType: always(0),
      jtToken: proof,
      /** What the one-tap SDK says about the phone; passed on to the operator, which verifies it. */
      jtUserInformation: z.string().max(4096).optional(),
    }),
    signedIn,
  ),
  provincialAppLogin: shape(z.object({ ...postedOrigin, cmToken: proof }), signedIn),
  /** `culMobile` is a signed, expiring number: a bare one is refused. */
  partnerMobileLogin: shape(z.object({ ...postedOrigin, culMobile: proof }), signedIn),
  platformLogin: shape(z.object({ ...postedOrigin, tokenChannel: idText, qyptTokenValue: proof }), signedIn),
  /** A single-use token with which another system of the operator recognises this subscriber. */
  handOverToken: shape(
    ours(z.object({ tokenChannel: idText.optional() })),
    ours(z.object({ token: z.string(), expiresInSeconds: count })),
  ),
};
