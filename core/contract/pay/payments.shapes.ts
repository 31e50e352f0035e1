import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { fen, id, idText, isoTime, notInSpec } from '../fields.ts';
import { payMethod, payMethodId, payMethodIdInput } from '../goods/shared/pay-method.shapes.ts';

/**
 * waiting: not paid yet; failed and closed: can be paid by another attempt; refunded: the money came too late or twice and goes back.
 */
const paymentState = z.enum(['waiting', 'paid', 'failed', 'closed', 'refunded']);
export type PaymentState = z.output<typeof paymentState>;

/** What the page does next. */
const payAction = z.discriminatedUnion('kind', [
  /** Paid at once, or being confirmed: the page polls the status. */
  z.object({ kind: z.literal('none') }),
  /** The channel's own page, which leads back to `returnTo`. */
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  /** The chat app's own cashier, opened by its bridge with these values. */
  z.object({
    kind: z.literal('jsapi'),
    appId: z.string(),
    timeStamp: z.string(),
    nonceStr: z.string(),
    package: z.string(),
    signType: z.literal('RSA'),
    paySign: z.string(),
  }),
]);
export type PayAction = z.output<typeof payAction>;

const paymentView = z.object({
  paymentNo: id,
  orderNo: id,
  payMethodId,
  amountFen: fen,
  state: paymentState,
});

export const paymentsShapes = {
  /** The methods of one of the caller's orders; the page disables some by its host (core/rules/pay/pay-method-views.ts). */
  orderPayMethods: shape(
    notInSpec(z.object({ orderNo: idText })),
    notInSpec(
      z.object({
        orderNo: id,
        amountFen: fen,
        payBy: isoTime,
        serverNow: isoTime,
        list: z.array(payMethod),
      }),
    ),
  ),
  /** Repeated with the same method it continues the same attempt; with another method it closes that first. */
  createPayment: shape(
    notInSpec(
      z.object({
        orderNo: idText,
        payMethodId: payMethodIdInput,
        /** Inside the chat app, and in its mini-program, its own cashier is opened; elsewhere its web page. */
        scene: z.enum(['jsapi', 'mini-program', 'h5']).default('h5'),
        /** The path of ours that the channel's page leads back to. */
        returnTo: z
          .string()
          .max(300)
          .regex(/^\/(?:[\w.~-][\w.~/?=&%#-]*)?$/)
          .optional(),
      }),
    ),
    notInSpec(paymentView.extend({ action: payAction })),
  ),
  /** The latest attempt of the caller for the order, or without one the latest of the last hour; null: none. */
  latestPayment: shape(
    notInSpec(z.object({ orderNo: idText.optional() })),
    notInSpec(z.object({ payment: z.object({ paymentNo: id, orderNo: id }).nullable() })),
  ),
  paymentStatus: shape(
    notInSpec(z.object({ paymentNo: idText })),
    notInSpec(paymentView.extend({ refundedFen: fen })),
  ),
};
