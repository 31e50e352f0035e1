import { z } from 'zod';
import { isoTime, mobile } from '../fields.ts';
import { shape } from '../endpoint.ts';

export const supplierMode = z.enum(['ok', 'slow', 'fail', 'timeout']);
export type SupplierMode = z.output<typeof supplierMode>;
export const invoiceMode = z.enum(['ok', 'late', 'fail', 'timeout']);
export type InvoiceMode = z.output<typeof invoiceMode>;

/** How the store of pictures answers. */
export const pictureMode = z.enum(['ok', 'refuse', 'fail', 'hang', 'wrong-bytes']);
export type PictureMode = z.output<typeof pictureMode>;

/** Upstreams whose sandbox can be switched off. */
export const outageName = z.enum([
  'sms',
  'suppliers',
  'billing',
  'invoices',
  'maps',
  'identity',
  'chat-app',
  'lounge',
  'chat-pay',
  'wallet',
  'operator-wallet',
  'bank-card',
]);
export type OutageName = z.output<typeof outageName>;
export const outage = z.object({ upstream: outageName, on: z.boolean() });

const supplier = z.object({ mode: supplierMode });
const invoices = z.object({ mode: invoiceMode });
const pictures = z.object({ mode: pictureMode });

export const payAct = z.object({
  paymentNo: z.string().regex(/^\w{1,64}$/),
  result: z.enum(['success', 'fail', 'close', 'forge', 'wrong-amount']),
  /** How many notices are sent; 0: the notice is lost. */
  times: z.coerce.number<number | string>().int().min(0).max(64).default(1),
  delayMs: z.coerce.number<number | string>().int().min(0).max(600_000).default(0),
});
export type PayAct = z.output<typeof payAct>;

const message = z.object({
  mobile: z.string(),
  /** The digits in the text, if there are six in a row. */
  code: z.string().nullable(),
  text: z.string(),
  channel: z.string(),
  at: isoTime,
});
export type InboxMessage = z.output<typeof message>;

const signedByPage = z.object({
  appId: z.string(),
  timestamp: z.string(),
  nonceStr: z.string(),
  package: z.string().regex(/^prepay_id=wx\w+$/),
  paySign: z.string(),
});

export const upstreamShapes = {
  inbox: shape(z.object({ mobile: mobile.optional() }), z.array(message)),
  setSupplier: shape(supplier, supplier),
  setInvoices: shape(invoices, invoices),
  setPictures: shape(pictures, pictures),
  setOutage: shape(outage, outage),
  payAtCashier: shape(
    payAct,
    z.object({
      paymentNo: z.string(),
      state: z.enum(['open', 'paid', 'failed', 'closed']),
      /** The status of each notice; empty while they are delayed. */
      notices: z.array(z.int()),
    }),
  ),
  payInChatApp: shape(signedByPage, z.object({ paid: z.boolean() })),
};
