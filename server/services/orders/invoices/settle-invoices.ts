import { formatFen } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Issued } from '../../../upstreams/invoices/port.ts';
import { sendMessage } from '../../content/public.ts';
import { lockedOrder } from '../orders/tables.ts';
import {
  addInvoice,
  invoiceableFen,
  isReversedByDesk,
  moveInvoice,
  reverseOutdatedInvoice,
  type InvoiceRow,
} from '../../payments/public.ts';

type IssuedInvoice = Extract<Issued, { kind: 'issued' }>;

/** Writes the invoice that the tax service has issued, once. A refund that came meanwhile begins its reversal. */
export const settleIssued = (
  { db, clock, encryption }: Deps,
  row: InvoiceRow,
  { taxCode, taxNumber, fileUrl }: IssuedInvoice,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    await lockedOrder(tx, row.order_no);
    const isIssued = await moveInvoice(tx, row.invoice_no, 'issued', {
      issued_at: now,
      tax_code: taxCode === '' ? null : taxCode,
      tax_number: taxNumber,
      file_url_sealed: encryption.invoices.seal(fileUrl),
    });
    if (!isIssued) return;
    await report(tx, row, 'done', {
      title: '电子发票已开具',
      text: `金额${formatFen(row.amount_fen)}元的发票已发送到您的邮箱，也可以在订单里下载。`,
      at: now,
    });
    await reverseOutdatedInvoice(tx, row.order_no, now);
  });

export const settleRefused = ({ db, clock }: Deps, row: InvoiceRow, reason: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    if (!(await moveInvoice(tx, row.invoice_no, 'refused', { note: reason }))) return;
    await report(tx, row, 'failed', {
      title: '电子发票没有开具成功',
      text: `原因：${reason}。您可以修改后重新申请。`,
      at: now,
    });
  });

/** Ends a reversal. After a refund what is left of the payment gets the next invoice with the same title; otherwise the subscriber asks again. */
export const settleReversed = ({ db, clock }: Deps, row: InvoiceRow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    await lockedOrder(tx, row.order_no);
    if (!(await moveInvoice(tx, row.invoice_no, 'reversed', { reversed_at: now, note: '' }))) return;
    const amount_fen = await invoiceableFen(tx, row.order_no);
    const isByDesk = await isReversedByDesk(tx, row.invoice_no);
    const { order_no, user_id, title_kind, title_sealed, tax_no, email_sealed } = row;
    if (amount_fen > 0 && !isByDesk)
      await addInvoice(
        tx,
        { order_no, user_id, title_kind, title_sealed, tax_no, email_sealed, amount_fen },
        now,
      );
    await report(tx, row, 'notice', {
      title: '电子发票已红冲',
      text:
        amount_fen === 0
          ? '订单已退款，原发票已作废。'
          : isByDesk
            ? `原发票已作废。需要发票可以在订单里按${formatFen(amount_fen)}元重新申请。`
            : `订单有退款，原发票已作废，将按${formatFen(amount_fen)}元重新开具。`,
      at: now,
    });
  });

interface Report {
  readonly title: string;
  readonly text: string;
  readonly at: Date;
}

const report = (
  tx: Tx,
  { user_id: userId, order_no: orderNo, invoice_no }: InvoiceRow,
  topic: 'done' | 'failed' | 'notice',
  { title, text, at }: Report,
): Promise<void> =>
  sendMessage(
    tx,
    {
      userId,
      source: `invoice ${topic} ${invoice_no}`,
      kind: 'trade',
      topic,
      title,
      text,
      link: { page: 'invoice', query: { orderNo } },
    },
    at,
  );
