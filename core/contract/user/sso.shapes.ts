import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { always, count, idText, notInSpec, opaqueToken } from '../fields.ts';
import { postedSignInOrigin, signedIn } from './session.shapes.ts';

/** A sign-in whose token is sent in the SSO-Token header or, where no header can be set, in the body. */
const tokenSignIn = z.object({ ...postedSignInOrigin, token: notInSpec(opaqueToken).optional() });
const partnerSignIn = z.object({ ...postedSignInOrigin, token: opaqueToken });

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
      ...postedSignInOrigin,
      loginType: always(0),
      jtToken: opaqueToken,
      /** Device data of the one-tap SDK, passed on to the operator, which verifies it. */
      jtUserInformation: z.string().max(4096).optional(),
    }),
    signedIn,
  ),
  provincialAppLogin: shape(z.object({ ...postedSignInOrigin, cmToken: opaqueToken }), signedIn),
  /** `culMobile` is a signed, expiring number; an unsigned number is refused. */
  partnerMobileLogin: shape(z.object({ ...postedSignInOrigin, culMobile: opaqueToken }), signedIn),
  platformLogin: shape(
    z.object({ ...postedSignInOrigin, tokenChannel: idText, qyptTokenValue: opaqueToken }),
    signedIn,
  ),
  /** A single-use token that identifies this subscriber to another system of the operator. */
  handOverToken: shape(
    notInSpec(z.object({ tokenChannel: idText.optional() })),
    notInSpec(z.object({ token: z.string(), expiresInSeconds: count })),
  ),
};
