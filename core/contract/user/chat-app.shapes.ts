import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { always, flag, isoTime, noInput, notInSpec, opaqueToken, webUrl } from '../fields.ts';
import { postedSignInOrigin, signedIn, signInOrigin } from './session.shapes.ts';

/** Whether the subscriber follows the operator's account in the chat app. */
export const follow = notInSpec(z.object({ focused: flag, focusedAt: isoTime.nullable() }));

export const chatAppShapes = {
  chatAppLogin: shape(
    z.object({
      ...signInOrigin,
      loginType: always(2),
      code: opaqueToken.max(512),
      /** The OAuth state returned by the chat app: hex SHA-256 of `stateSecret`. */
      state: notInSpec(opaqueToken.max(256)).optional(),
      /** Generated per authorization; it stays in the tab until this call. */
      stateSecret: notInSpec(opaqueToken.max(256)).optional(),
    }),
    signedIn,
  ),
  /** The code of the mini-program's login. Without a bound number the answer is '-4' with a handle, as above. */
  miniProgramLogin: shape(
    notInSpec(z.object({ ...postedSignInOrigin, loginType: always(2), code: opaqueToken.max(512) })),
    signedIn,
  ),
  /** The code of the mini-program's phone-number button, and the handle of the identity to be bound. */
  miniProgramMobileLogin: shape(
    notInSpec(
      z.object({
        ...postedSignInOrigin,
        loginType: always(2),
        phoneCode: opaqueToken.max(512),
        openId: opaqueToken.max(128).optional(),
      }),
    ),
    signedIn,
  ),
  jsSdkConfig: shape(
    z.object({ url: webUrl }),
    notInSpec(
      z.object({
        appId: z.string(),
        /** Seconds, as the chat app's SDK expects. */
        timestamp: z.int(),
        nonceStr: z.string(),
        signature: z.string(),
        jsApiList: z.array(z.string()),
      }),
    ),
  ),
  followState: shape(noInput, follow),
  recordFollow: shape(noInput, follow),
};
