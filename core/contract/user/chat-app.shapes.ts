import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { always, flag, isoTime, nothing, ours, proof, webUrl } from '../fields.ts';
import { signedIn, signInOrigin } from './session.shapes.ts';

/** Whether the subscriber follows the operator's account in the chat app. */
export const follow = ours(z.object({ focused: flag, focusedAt: isoTime.nullable() }));

export const chatAppShapes = {
  chatAppLogin: shape(
    z.object({
      ...signInOrigin,
      loginType: always(2),
      code: proof.max(512),
      /** What went to the chat app's authorize page and came back: the SHA-256, in hex, of the secret beside it. */
      state: ours(proof.max(256)).optional(),
      /** Made for this one trip; it has not left the tab before. */
      stateSecret: ours(proof.max(256)).optional(),
    }),
    signedIn,
  ),
  jsSdkConfig: shape(
    z.object({ url: webUrl }),
    ours(
      z.object({
        appId: z.string(),
        /** Seconds, as the chat app's SDK wants them. */
        timestamp: z.int(),
        nonceStr: z.string(),
        signature: z.string(),
        jsApiList: z.array(z.string()),
      }),
    ),
  ),
  followState: shape(nothing, follow),
  recordFollow: shape(nothing, follow),
};
