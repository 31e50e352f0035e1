import type { Selectable } from 'kysely';
import type { ConsoleInvoiceDetail } from '#core/contract/console/orders/invoices/invoice-desk.shapes.ts';
import { maskAll } from '#core/rules/format/phone.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Invoices } from '../../../../db/schema/fulfilment.ts';

export type TracedInvoice = Pick<
  Selectable<Invoices>,
  'amount_fen' | 'requested_at' | 'state' | 'tries' | 'note' | 'issued_at' | 'tax_number' | 'reversed_at'
>;
type Reversal = Pick<NonNullable<ConsoleInvoiceDetail['reversal']>, 'at' | 'approvedBy' | 'reason'>;
type Entry = ConsoleInvoiceDetail['trace'][number];

/** What was asked of the tax service and what it said; what it said last comes without its time. */
export function invoiceTrace(row: TracedInvoice, reversal: Reversal | null): Entry[] {
  const entry = (at: Date | string | null, text: string, tone: Entry['tone'] = 'done'): Entry => ({
    at: at instanceof Date ? at.toISOString() : at,
    text,
    tone,
  });
  const amount = `¥${formatFen(row.amount_fen)}`;
  const entries = [entry(row.requested_at, `申请开具 ${amount}`)];
  if (row.state === 'issuing')
    entries.push(entry(null, `已请税务服务开具，还没有结果，问过 ${row.tries} 次`, 'waits'));
  if (row.state === 'refused') entries.push(entry(null, `没有开成：${maskAll(row.note)}`, 'stopped'));
  if (row.issued_at) entries.push(entry(row.issued_at, `税务服务已开具，号码 ${row.tax_number ?? ''}`));
  if (reversal) entries.push(entry(reversal.at, `${reversal.approvedBy}同意红冲：${reversal.reason}`));
  if (row.state === 'reversing')
    entries.push(
      row.note === ''
        ? entry(null, `已请税务服务红冲，还没有结果，问过 ${row.tries} 次`, 'waits')
        : entry(null, `税务服务拒绝红冲：${maskAll(row.note)}，每天再请一次`, 'stopped'),
    );
  if (row.reversed_at)
    entries.push(entry(row.reversed_at, `税务服务已开红字发票 −${amount}，原发票余额 ¥0.00`));
  return entries;
}
