import type { InputOf } from '#core/contract/endpoint.ts';
import type { afterSale } from '#core/contract/order/after-sale.ts';
import type { Invoice } from '#core/contract/order/after-sale.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { lockedOrder, orderOf } from '../orders/tables.ts';
import { addInvoice, invoiceableFen, latestInvoice, type InvoiceRow } from '../../payments/public.ts';

/** The latest invoice of one of the subscriber's own orders, or what one can be requested for. */
export async function invoiceOf(deps: Deps, { userId }: Member, orderNo: string): Promise<Invoice> {
  const { db } = deps;
  const order = await orderOf(db, userId, orderNo);
  if (!order) throw new Refusal('没有找到该订单');
  const [row, restFen] = await Promise.all([latestInvoice(db, orderNo), invoiceableFen(db, orderNo)]);
  return {
    orderNo,
    amountFen: row && row.state !== 'refused' && row.state !== 'reversed' ? row.amount_fen : restFen,
    request: row ? requestView(deps, row) : null,
  };
}

const requestView = ({ encryption: { invoices } }: Deps, row: InvoiceRow): Invoice['request'] => ({
  titleKind: row.title_kind,
  title: invoices.open(row.title_sealed),
  taxNo: row.tax_no,
  email: invoices.open(row.email_sealed),
  state: row.state,
  requestedAt: row.requested_at.toISOString(),
  issuedAt: row.issued_at?.toISOString() ?? null,
  taxCode: row.tax_code,
  taxNumber: row.tax_number,
  fileUrl: row.file_url_sealed === null ? null : invoices.open(row.file_url_sealed),
  note: row.state === 'refused' ? row.note : '',
});

/** Requests the invoice of an order that is done; again only after one that was refused or reversed. */
export async function requestInvoice(
  deps: Deps,
  caller: Member,
  { orderNo, titleKind, title, taxNo, email }: InputOf<typeof afterSale.requestInvoice>,
): Promise<Invoice> {
  const { db, clock, encryption } = deps;
  if (titleKind === 'company' && taxNo === undefined) throw new Refusal('请填写企业税号');
  await db.transaction().execute(async (tx) => {
    const order = await lockedOrder(tx, orderNo);
    if (!order || order.user_id !== caller.userId) throw new Refusal('没有找到该订单');
    if (order.state !== 'done') throw new Refusal('订单完成后才能开发票');
    const amount = await invoiceableFen(tx, orderNo);
    if (amount <= 0) throw new Refusal('该订单没有可开票的金额');
    const fields = {
      order_no: orderNo,
      user_id: caller.userId,
      title_kind: titleKind,
      title_sealed: encryption.invoices.seal(title),
      tax_no: titleKind === 'company' ? (taxNo ?? null) : null,
      email_sealed: encryption.invoices.seal(email),
      amount_fen: amount,
    };
    await addInvoice(tx, fields, clock.now());
  });
  return invoiceOf(deps, caller, orderNo);
}
