import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { always, flag, isoTime, noInput, notInSpec, opaqueToken, webUrl } from '../fields.ts';
import { signedIn, signInOrigin } from './session.shapes.ts';

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
