import type { Deps } from '../../../deps.ts';
import type { Reversed } from '../../../upstreams/invoices/port.ts';
import { settleReversed } from './settle-invoices.ts';
import { isReversedByDesk, type InvoiceRow } from '../../payments/public.ts';
import { tryLater } from './try-later.ts';

/** A reversal that the tax service refuses needs the operator there. */
const refusedReversalWaitMs = 86_400_000;

/** Reverses a leased invoice. A refusal is kept with its reason, for the operator, and repeated a day later. */
export async function reverseInvoice(deps: Deps, row: InvoiceRow): Promise<Reversed> {
  const reason = (await isReversedByDesk(deps.db, row.invoice_no)) ? '开票有误' : '订单退款';
  const reversed = await deps.invoices.reverse(row.invoice_no, reason);
  switch (reversed.kind) {
    case 'reversed':
      await settleReversed(deps, row);
      break;
    case 'refused':
      deps.log.error(
        { invoiceNo: row.invoice_no, reason: reversed.reason },
        'the reversal of an invoice is refused',
      );
      await tryLater(deps, row, { waitMs: refusedReversalWaitMs, note: reversed.reason });
      break;
    case 'pending':
    case 'unknown':
      await tryLater(deps, row);
  }
  return reversed;
}
