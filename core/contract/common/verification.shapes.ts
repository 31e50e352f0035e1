import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, decimal, id, idText, mobile, notInSpec, opaqueToken } from '../fields.ts';

export const codeSent = notInSpec(
  z.object({
    resendInSeconds: count,
    expiresInSeconds: count,
    /** Binds the code to the page that requested it: a sign-in needs both. */
    ticket: z.string(),
  }),
);
export type CodeSent = z.output<typeof codeSent>;

/** A slider puzzle made by the server: the picture with the gap, and the piece that fits it. */
export const captcha = notInSpec(
  z.object({
    captchaId: id,
    image: z.string(),
    piece: z.string(),
    width: count,
    height: count,
    pieceSize: count,
    /** Distance of the piece from the top of the picture. */
    pieceY: count,
    expiresInSeconds: count,
  }),
);
export type Captcha = z.output<typeof captcha>;

/** Position of the finger `t` milliseconds after touch start. */
export const tracePoint = z.object({
  x: decimal(-4096, 4096),
  y: decimal(-4096, 4096),
  t: decimal(0, 600_000),
});
export type TracePoint = z.output<typeof tracePoint>;

export const verificationShapes = {
  sendLoginCode: shape(
    notInSpec(
      z.object({
        mobile,
        captchaToken: opaqueToken.max(256).optional(),
        channel: z.enum(['sms', 'voice']).default('sms'),
        purpose: z.literal('login').default('login'),
      }),
    ),
    codeSent,
  ),
  newCaptcha: shape(notInSpec(z.object({ captchaType: z.literal('slider').default('slider') })), captcha),
  checkCaptcha: shape(
    notInSpec(z.object({ captchaId: idText, x: decimal(0, 4096), trace: z.array(tracePoint).max(400) })),
    notInSpec(z.object({ captchaToken: z.string() })),
  ),
};
