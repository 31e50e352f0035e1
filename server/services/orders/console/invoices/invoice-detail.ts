import { sql } from 'kysely';
import type { ConsoleInvoiceDetail } from '#core/contract/console/orders/invoices/invoice-desk.shapes.ts';
import {
  invoiceListState,
  maskedEmail,
  reverseInvoiceObstacle,
  sendInvoiceObstacle,
} from '#core/rules/console/orders/invoices/invoice-acts.ts';
import { maskAll } from '#core/rules/format/phone.ts';
import { isInvoiceUnderWay } from '#core/rules/order/invoice-states.ts';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { NotFound } from '../../../../http/refusal.ts';
import { invoiceableFen } from '../../../payments/public.ts';
import { invoiceTrace } from './invoice-trace.ts';
import { invoiceView, shownInvoices, type ShownInvoice } from './invoice-rows.ts';

/** An invoice with what the tax service said about it, and what can be done with it now. */
export async function invoiceDetail(
  { db, encryption, clock }: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  invoiceNo: string,
): Promise<ConsoleInvoiceDetail> {
  const now = clock.now();
  const {
    rows: [row],
  } = await sql<ShownInvoice>`${shownInvoices} where i.invoice_no = ${invoiceNo}`.execute(db);
  if (!row) throw new NotFound('没有这张发票');
  const [rounds, reversal, waiting, restFen] = await Promise.all([
    roundsOf(db, row.order_no),
    reversalOf(db, invoiceNo),
    waitingOf(db, invoiceNo, now),
    invoiceableFen(db, row.order_no),
  ]);
  const view = invoiceView(encryption, row, now);
  const hasLater = rounds[0]?.invoiceNo !== invoiceNo;
  return {
    ...view,
    taxNo: row.tax_no,
    email: maskAll(maskedEmail(encryption.invoices.open(row.email_sealed))),
    taxCode: row.tax_code,
    nextTryAt: isInvoiceUnderWay(row.state) ? row.next_try_at.toISOString() : null,
    restFen,
    trace: invoiceTrace(row, reversal),
    rounds,
    reversal,
    waiting,
    acts: {
      send: sendInvoiceObstacle({ state: view.state, hasLater, restFen }),
      reverse: waiting ? '红冲的申请在等审批' : reverseInvoiceObstacle(view.state),
    },
  };
}

const roundsOf = async (db: Db, orderNo: string): Promise<ConsoleInvoiceDetail['rounds']> =>
  (
    await db
      .selectFrom('invoices')
      .select(['invoice_no', 'state', 'note', 'amount_fen', 'requested_at'])
      .where('order_no', '=', orderNo)
      .orderBy('round', 'desc')
      .execute()
  ).map((row) => ({
    invoiceNo: row.invoice_no,
    state: invoiceListState(row.state, row.note),
    amountFen: row.amount_fen,
    requestedAt: row.requested_at.toISOString(),
  }));

async function reversalOf(db: Db, invoiceNo: string): Promise<ConsoleInvoiceDetail['reversal']> {
  const row = await db
    .selectFrom('invoice_reversals as v')
    .innerJoin('operators as r', 'r.operator_id', 'v.requested_by')
    .innerJoin('operators as a', 'a.operator_id', 'v.approved_by')
    .select(['v.reason', 'v.at', 'r.name as requested_by', 'a.name as approved_by'])
    .where('v.invoice_no', '=', invoiceNo)
    .executeTakeFirst();
  return row
    ? {
        reason: maskAll(row.reason),
        requestedBy: row.requested_by,
        approvedBy: row.approved_by,
        at: row.at.toISOString(),
      }
    : null;
}

async function waitingOf(db: Db, invoiceNo: string, now: Date): Promise<ConsoleInvoiceDetail['waiting']> {
  const row = await db
    .selectFrom('proposals as p')
    .innerJoin('operators as o', 'o.operator_id', 'p.proposed_by')
    .select(['p.proposal_id', 'o.name', 'p.proposed_at'])
    .where('p.kind', '=', 'invoices.reverse')
    .where('p.target', '=', invoiceNo)
    .where('p.state', '=', 'waiting')
    .where('p.ends_at', '>', now)
    .executeTakeFirst();
  return row ? { proposalId: row.proposal_id, by: row.name, at: row.proposed_at.toISOString() } : null;
}
