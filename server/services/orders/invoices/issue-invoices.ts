import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import type { Issued } from '../../../upstreams/invoices/port.ts';
import { lockedOrder } from '../orders/tables.ts';
import { reverseInvoice } from './reverse-invoice.ts';
import { settleIssued, settleRefused } from './settle-invoices.ts';
import { invoiceableFen, leaseMs, moveInvoice, type InvoiceRow } from '../../payments/public.ts';
import { tryLater } from './try-later.ts';

const perRound = 20;

/** Issues requested invoices and reverses those of refunded orders. Our number makes a repetition the same invoice. */
export const invoicesWork = (deps: Deps): Work => ({
  name: 'invoices',
  everyMs: 5_000,
  dueAt: sql`select min(next_try_at) from invoices where state in ('requested', 'issuing', 'reversing')`,
  async run() {
    const now = deps.clock.now();
    const { rows: due } = await sql<InvoiceRow>`
      update invoices i set next_try_at = ${new Date(now.getTime() + leaseMs)}, tries = least(tries + 1, 1000)
      from (
        select invoice_no from invoices where state in ('requested', 'issuing', 'reversing') and next_try_at <= ${now}
        order by next_try_at limit ${perRound} for update skip locked
      ) due
      where i.invoice_no = due.invoice_no
      returning i.*`.execute(deps.db);
    await Promise.all(
      due.map((row) => (row.state === 'reversing' ? reverseInvoice(deps, row) : issue(deps, row))),
    );
    return due.length;
  },
});

async function issue(deps: Deps, leased: InvoiceRow): Promise<void> {
  const row = leased.state === 'requested' ? await beginIssuing(deps, leased) : leased;
  if (!row) return;
  const issued = await issueAtService(deps, row, leased.state === 'issuing');
  switch (issued.kind) {
    case 'issued':
      return settleIssued(deps, row, issued);
    case 'refused':
      return settleRefused(deps, row, issued.reason);
    case 'pending':
    case 'unknown':
      return tryLater(deps, row);
  }
}

/** Fixes the amount before the tax service is called: every repetition has the same. */
const beginIssuing = ({ db }: Deps, row: InvoiceRow): Promise<InvoiceRow | undefined> =>
  db.transaction().execute(async (tx) => {
    await lockedOrder(tx, row.order_no);
    const amount_fen = await invoiceableFen(tx, row.order_no);
    if (amount_fen <= 0) {
      await moveInvoice(tx, row.invoice_no, 'refused', { note: '订单已退款，没有可开票的金额' });
      return undefined;
    }
    return (await moveInvoice(tx, row.invoice_no, 'issuing', { amount_fen }))
      ? { ...row, amount_fen }
      : undefined;
  });

/** One that may have been sent before is queried by its number first. */
async function issueAtService(
  { invoices, encryption }: Deps,
  row: InvoiceRow,
  wasSent: boolean,
): Promise<Issued> {
  if (wasSent) {
    const known = await invoices.query(row.invoice_no);
    if (known.kind !== 'absent') return known;
  }
  return invoices.issue({
    invoiceNo: row.invoice_no,
    amountFen: row.amount_fen,
    title: encryption.invoices.open(row.title_sealed),
    taxNo: row.tax_no,
    email: encryption.invoices.open(row.email_sealed),
  });
}
