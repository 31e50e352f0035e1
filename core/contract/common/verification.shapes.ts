import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { count, decimal, id, idText, mobile, ours, proof } from '../fields.ts';

export const codeSent = ours(
  z.object({
    resendInSeconds: count,
    expiresInSeconds: count,
    /** For the page that asked: the code signs in together with it alone. */
    ticket: z.string(),
  }),
);
export type CodeSent = z.output<typeof codeSent>;

/** A slider puzzle made by the server: the picture with the gap, and the piece that fits it. */
export const captcha = ours(
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

/** Where the finger was, `t` milliseconds after it went down. */
export const tracePoint = z.object({
  x: decimal(-4096, 4096),
  y: decimal(-4096, 4096),
  t: decimal(0, 600_000),
});
export type TracePoint = z.output<typeof tracePoint>;

export const verificationShapes = {
  sendLoginCode: shape(
    ours(
      z.object({
        mobile,
        captchaToken: proof.max(256).optional(),
        channel: z.enum(['sms', 'voice']).default('sms'),
        purpose: z.literal('login').default('login'),
      }),
    ),
    codeSent,
  ),
  newCaptcha: shape(ours(z.object({ captchaType: z.literal('slider').default('slider') })), captcha),
  checkCaptcha: shape(
    ours(z.object({ captchaId: idText, x: decimal(0, 4096), trace: z.array(tracePoint).max(400) })),
    ours(z.object({ captchaToken: z.string() })),
  ),
};
