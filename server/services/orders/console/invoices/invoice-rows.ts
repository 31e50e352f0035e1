import { sql } from 'kysely';
import type { ConsoleInvoice } from '#core/contract/console/orders/invoices/invoice-desk.shapes.ts';
import { invoiceListState, shownTitle } from '#core/rules/console/orders/invoices/invoice-acts.ts';
import { maskAll, maskMobile } from '#core/rules/format/phone.ts';
import { isInvoiceUnderWay } from '#core/rules/order/invoice-states.ts';
import type { Encryption } from '../../../../crypto/encryption.ts';
import type { InvoiceRow } from '../../../payments/public.ts';

export type ShownInvoice = InvoiceRow & { readonly mobile_sealed: string };

/** Invoices `i` with their subscribers `u`. */
export const shownInvoices = sql`select i.*, u.mobile_sealed from invoices i join users u on u.user_id = i.user_id`;

export function invoiceView({ mobiles, invoices }: Encryption, row: ShownInvoice, now: Date): ConsoleInvoice {
  return {
    invoiceNo: row.invoice_no,
    orderNo: row.order_no,
    userId: row.user_id,
    mobile: maskMobile(mobiles.open(row.mobile_sealed)),
    titleKind: row.title_kind,
    title: maskAll(shownTitle(row.title_kind, invoices.open(row.title_sealed))),
    amountFen: row.amount_fen,
    state: invoiceListState(row.state, row.note),
    taxNumber: row.tax_number,
    requestedAt: row.requested_at.toISOString(),
    tries: row.tries,
    note: maskAll(row.note),
    waitsSeconds: isInvoiceUnderWay(row.state)
      ? Math.max(0, Math.floor((now.getTime() - row.requested_at.getTime()) / 1_000))
      : null,
  };
}
