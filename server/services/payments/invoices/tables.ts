import { sql, type Selectable, type Updateable } from 'kysely';
import { invoiceStatesBefore, type InvoiceState } from '#core/rules/order/invoice-states.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { InvoiceReversals, Invoices } from '../../../db/schema/fulfilment.ts';

export type InvoiceRow = Selectable<Invoices>;
export type InvoiceFields = Pick<
  InvoiceRow,
  'order_no' | 'user_id' | 'title_kind' | 'title_sealed' | 'tax_no' | 'email_sealed' | 'amount_fen'
>;

/** The lease of a row while an instance calls the tax service. */
export const leaseMs = 30_000;

export const latestInvoice = (db: Db | Tx, orderNo: string): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What was paid for an order, less its refunds, requested and done. */
export async function invoiceableFen(db: Db | Tx, orderNo: string): Promise<number> {
  const { rows } = await sql<{ fen: number }>`
    select o.paid_fen - coalesce(sum(p.refunding_fen), 0)::integer as fen
    from orders o left join payments p on p.order_no = o.order_no and p.state = 'paid' and not p.is_surplus
    where o.order_no = ${orderNo} group by o.order_no`.execute(db);
  return rows[0]?.fen ?? 0;
}

/** Adds the next invoice of an order; none while there is one (unique index). The caller holds the lock on the order's row. */
export async function addInvoice(tx: Tx, fields: InvoiceFields, now: Date): Promise<void> {
  const { round } = (await latestInvoice(tx, fields.order_no)) ?? { round: 0 };
  await tx
    .insertInto('invoices')
    .values({
      ...fields,
      round: round + 1,
      state: 'requested',
      requested_at: now,
      issued_at: null,
      reversed_at: null,
      next_try_at: now,
      tax_code: null,
      tax_number: null,
      file_url_sealed: null,
    })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** Moves an invoice forward; false when its state does not lead there, so that each change happens once. */
export async function moveInvoice(
  tx: Tx,
  invoiceNo: string,
  to: InvoiceState,
  change: Omit<Updateable<Invoices>, 'state'> = {},
): Promise<boolean> {
  const moved = await tx
    .updateTable('invoices')
    .set({ ...change, state: to })
    .where('invoice_no', '=', invoiceNo)
    .where('state', 'in', [...invoiceStatesBefore(to)])
    .returning('invoice_no')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Begins the reversal of an issued invoice whose amount is no longer what was paid. The caller holds the lock on the order's row. */
export async function reverseOutdatedInvoice(tx: Tx, orderNo: string, now: Date): Promise<void> {
  const invoice = await latestInvoice(tx, orderNo);
  if (invoice?.state !== 'issued' || invoice.amount_fen === (await invoiceableFen(tx, orderNo))) return;
  await moveInvoice(tx, invoice.invoice_no, 'reversing', { next_try_at: now, tries: 0 });
}

export type InvoiceDecision = Selectable<InvoiceReversals>;

/** Whether operators decided its reversal: then the rest of the order gets no invoice by itself. */
export const isReversedByDesk = async (db: Db | Tx, invoiceNo: string): Promise<boolean> =>
  (await db
    .selectFrom('invoice_reversals')
    .select('invoice_no')
    .where('invoice_no', '=', invoiceNo)
    .executeTakeFirst()) !== undefined;

/** Begins the reversal that operators decided, at most one for each invoice. The caller holds the lock on the order's row. */
export async function reverseByDesk(tx: Tx, decision: InvoiceDecision): Promise<boolean> {
  const { invoice_no, at } = decision;
  if (!(await moveInvoice(tx, invoice_no, 'reversing', { next_try_at: at, tries: 0 }))) return false;
  await tx.insertInto('invoice_reversals').values(decision).execute();
  return true;
}

/** Makes an invoice under way due at once. One that an instance has, or that is due anyway, is left. */
export const askAtOnce = (tx: Tx, invoiceNo: string, now: Date) =>
  tx
    .updateTable('invoices')
    .set({ next_try_at: now })
    .where('invoice_no', '=', invoiceNo)
    .where('state', 'in', ['requested', 'issuing', 'reversing'])
    .where('next_try_at', '>', new Date(now.getTime() + leaseMs))
    .execute();
