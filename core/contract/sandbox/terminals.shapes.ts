import { z } from 'zod';
import { scanVerdict } from '../goods/rail.shapes.ts';
import { fen, isoTime, mobile } from '../fields.ts';
import { shape } from '../endpoint.ts';

const name = z.string().min(1).max(64);

export const loungeScanned = z.object({
  ok: z.boolean(),
  verdict: z.enum([...scanVerdict.options, 'unanswered']),
  text: z.string(),
  orderId: z.string().nullable(),
  hallName: z.string().nullable(),
  companions: z.int().nullable(),
});
export const payCodeCharged = z.object({
  ok: z.boolean(),
  verdict: z.enum([
    'paid',
    'paying',
    'failed',
    'unknown',
    'expired',
    'used',
    'amount',
    'wrong-shop',
    'no-shop',
    'unanswered',
  ]),
  text: z.string(),
  paymentNo: z.string().nullable(),
  discountFen: fen.nullable(),
  payableFen: fen.nullable(),
});
export const payCodeRefunded = z.object({
  ok: z.boolean(),
  verdict: z.literal('unanswered').optional(),
  text: z.string(),
});

const halls = z.array(z.object({ hallId: z.string(), hallName: z.string(), kind: z.string() }));
/** Reserved visits with the code that their phone shows now. */
const passes = z.array(
  z.object({
    orderId: z.string(),
    hallId: z.string().nullable(),
    hallName: z.string().nullable(),
    companions: z.int(),
    mobile: z.string(),
    qr: z.string(),
    qrEndsAt: isoTime,
  }),
);
const shops = z.array(
  z.object({ shopCode: z.string(), shopName: z.string(), discountText: z.string().nullable() }),
);
const payments = z.array(
  z.object({
    paymentNo: z.string(),
    shopCode: z.string(),
    shopName: z.string(),
    state: z.enum(['paying', 'paid', 'failed', 'refunded']),
    payableFen: fen,
    refundedFen: fen,
  }),
);

/** Bought vouchers that a shop can take. */
const vouchers = z.array(
  z.object({ orderNo: z.string(), goodsName: z.string(), mobile: z.string(), left: z.int() }),
);

export const terminalShapes = {
  lounges: shape(z.object({}), z.object({ halls, passes })),
  scanLounge: shape(
    z.object({
      qr: z.string().min(1).max(200),
      hallId: name,
      /** Counted at the entrance; absent: those of the reservation. */
      companions: z.int().min(0).max(99).optional(),
    }),
    loungeScanned,
  ),
  tills: shape(z.object({}), z.object({ shops, payments, vouchers })),
  scanPayCode: shape(
    z.object({
      authCode: name,
      shopCode: name,
      amountFen: z.int().min(-1_000_000).max(100_000_000),
      /** The till's number of the sale: a repetition gets its first answer. */
      tradeNo: name.optional(),
    }),
    payCodeCharged,
  ),
  /** A pay code as the subscriber's phone would show it; the one that it shows is void. */
  takePayCode: shape(z.object({ mobile }), z.object({ authCode: z.string(), expiresAt: isoTime })),
  refundPayCode: shape(
    z.object({ paymentNo: name, shopCode: name, amountFen: z.int().min(1), refundNo: name.optional() }),
    payCodeRefunded,
  ),
  /** A shop takes the code of an order that ends first. */
  useVoucher: shape(z.object({ orderNo: name }), z.object({ ok: z.boolean(), text: z.string() })),
  /** All parcels, or that of one order. */
  moveParcels: shape(z.object({ orderNo: z.string().max(64).optional() }), z.object({ moved: z.int() })),
};
