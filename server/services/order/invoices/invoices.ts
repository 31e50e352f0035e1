import type { InputOf } from '#core/contract/endpoint.ts';
import type { afterSale } from '#core/contract/order/after-sale.ts';
import type { Invoice } from '#core/contract/order/after-sale.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { lockedOrder, orderOf } from '../orders/public.ts';

/** The invoice of one of the subscriber's own orders: what was paid and not refunded. */
export async function invoiceOf(
  { db, encryption }: Deps,
  { userId }: Member,
  orderNo: string,
): Promise<Invoice> {
  const [order, row] = await Promise.all([
    orderOf(db, userId, orderNo),
    db.selectFrom('invoices').selectAll().where('order_no', '=', orderNo).executeTakeFirst(),
  ]);
  if (!order) throw new Refusal('没有找到该订单');
  return {
    orderNo,
    amountFen: row?.amount_fen ?? order.paid_fen - order.refunded_fen,
    request: row
      ? {
          titleKind: row.title_kind,
          title: encryption.invoices.open(row.title_sealed),
          taxNo: row.tax_no,
          email: encryption.invoices.open(row.email_sealed),
          state: row.state,
          requestedAt: row.requested_at.toISOString(),
          issuedAt: row.issued_at?.toISOString() ?? null,
        }
      : null,
  };
}

/** Requests the invoice of an order that is done, once. */
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
    const amount = order.paid_fen - order.refunded_fen;
    if (amount <= 0) throw new Refusal('该订单没有可开票的金额');
    await tx
      .insertInto('invoices')
      .values({
        order_no: orderNo,
        user_id: caller.userId,
        title_kind: titleKind,
        title_sealed: encryption.invoices.seal(title),
        tax_no: titleKind === 'company' ? (taxNo ?? null) : null,
        email_sealed: encryption.invoices.seal(email),
        amount_fen: amount,
        state: 'requested',
        requested_at: clock.now(),
        issued_at: null,
      })
      .onConflict((c) => c.column('order_no').doNothing())
      .execute();
  });
  return invoiceOf(deps, caller, orderNo);
}
