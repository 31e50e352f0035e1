import { z } from 'zod';
import { shape } from '../../../endpoint.ts';
import { count, idText, integer, isoTime, maskedMobile, noInput, singleLine } from '../../../fields.ts';
import { keyset, rowsOf } from '../../fields.shapes.ts';
import { invoiceListStates } from './invoice-list-states.ts';

const titleKind = z.enum(['person', 'company']);
const invoiceRow = z.object({
  invoiceNo: z.string(),
  orderNo: z.string(),
  userId: z.string(),
  mobile: maskedMobile,
  titleKind,
  /** A person's is masked. */
  title: z.string(),
  amountFen: count,
  state: z.enum(invoiceListStates),
  taxNumber: z.string().nullable(),
  requestedAt: isoTime,
  tries: count,
  /** What the tax service said last, if it refused. */
  note: z.string(),
  /** How long the tax service has yet to answer; null: it has. */
  waitsSeconds: count.nullable(),
});
export type ConsoleInvoice = z.output<typeof invoiceRow>;

/** Why an act is not possible now; null: it is. */
const obstacle = z.string().nullable();
const invoiceDetail = z.object({
  ...invoiceRow.shape,
  taxNo: z.string().nullable(),
  /** Masked. */
  email: z.string(),
  taxCode: z.string().nullable(),
  /** When the tax service is asked next; null: it is not. */
  nextTryAt: isoTime.nullable(),
  /** What was paid for the order and is not refunded. */
  restFen: count,
  trace: z.array(
    z.object({ at: isoTime.nullable(), text: z.string(), tone: z.enum(['done', 'waits', 'stopped']) }),
  ),
  /** All invoices of the order, the newest first. */
  rounds: z.array(
    z.object({
      invoiceNo: z.string(),
      state: z.enum(invoiceListStates),
      amountFen: count,
      requestedAt: isoTime,
    }),
  ),
  /** Decided by operators; null: a refund's, or none. */
  reversal: z
    .object({ reason: z.string(), requestedBy: z.string(), approvedBy: z.string(), at: isoTime })
    .nullable(),
  /** Waits for a second person. */
  waiting: z.object({ proposalId: z.string(), by: z.string(), at: isoTime }).nullable(),
  acts: z.object({ send: obstacle, reverse: obstacle }),
});
export type ConsoleInvoiceDetail = z.output<typeof invoiceDetail>;

const ofInvoice = z.object({ invoiceNo: idText });
const reason = singleLine(200, 4);

export const invoiceDeskShapes = {
  invoices: shape(
    z.object({
      state: z.enum(invoiceListStates).optional(),
      /** Of an invoice, an order or the tax service. */
      number: idText.optional(),
      titleKind: titleKind.optional(),
      from: isoTime.optional(),
      until: isoTime.optional(),
      minFen: integer(0, 100_000_000).optional(),
      maxFen: integer(0, 100_000_000).optional(),
      ...keyset,
    }),
    rowsOf(invoiceRow),
  ),
  /** Invoices that are under way or refused. */
  invoiceCounts: shape(
    noInput,
    z.object({ requested: count, issuing: count, refused: count, reversing: count, stopped: count }),
  ),
  invoiceDetail: shape(ofInvoice, invoiceDetail),
  askInvoice: shape(ofInvoice, z.object({ said: z.string() })),
  sendInvoiceAgain: shape(
    z.object({ invoiceNo: idText, reason }),
    z.object({ invoiceNo: z.string(), outcome: z.string() }),
  ),
  proposeInvoiceReversal: shape(
    z.object({ invoiceNo: idText, reason }),
    z.object({ proposalId: z.string() }),
  ),
};
