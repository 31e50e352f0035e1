import { sql, type RawBuilder } from 'kysely';
import type { invoiceDesk } from '#core/contract/console/orders/invoices/invoice-desk.ts';
import type { InvoiceListState } from '#core/contract/console/orders/invoices/invoice-list-states.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { keysetPage, rowsFor, timeKey, timeKeyIn } from '../../../../db/keyset-page.ts';
import { maxCounted } from '../../../../db/remembered-count.ts';
import type { Deps } from '../../../../deps.ts';
import { invoiceView, shownInvoices, type ShownInvoice } from './invoice-rows.ts';

type Filters = Omit<InputOf<typeof invoiceDesk.invoices>, 'limit' | 'after'>;

/** Invoices of all orders, the newest first. */
export async function invoiceList(
  { db, encryption, clock }: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  { limit, after, ...filters }: InputOf<typeof invoiceDesk.invoices>,
): Promise<DataOf<typeof invoiceDesk.invoices>> {
  const matching = conditions(filters);
  const { rows } = await sql<ShownInvoice>`
    ${shownInvoices} where ${all([...matching, afterKey(after)])}
    order by i.requested_at desc, i.invoice_no desc limit ${rowsFor(limit)}`.execute(db);
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: ({ requested_at, invoice_no }) => timeKey(requested_at, invoice_no),
    counted: () => ({ limit: (most) => sql`select from invoices i where ${all(matching)} limit ${most}` }),
    after,
    db,
  });
  return { nextKey, count, rows: page.map((row) => invoiceView(encryption, row, clock.now())) };
}

const all = (each: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([sql`true`, ...each], sql` and `)}`;

function conditions({
  state,
  number,
  titleKind,
  from,
  until,
  minFen,
  maxFen,
}: Filters): RawBuilder<boolean>[] {
  const found: RawBuilder<boolean>[] = [];
  if (state !== undefined) found.push(inState(state));
  if (number !== undefined)
    found.push(sql`i.invoice_no in (
      select ${number} union all select invoice_no from invoices where order_no = ${number}
      union all select invoice_no from invoices where tax_number = ${number})`);
  if (titleKind !== undefined) found.push(sql`i.title_kind = ${titleKind}`);
  if (from !== undefined) found.push(sql`i.requested_at >= ${new Date(from)}`);
  if (until !== undefined) found.push(sql`i.requested_at < ${new Date(until)}`);
  if (minFen !== undefined) found.push(sql`i.amount_fen >= ${minFen}`);
  if (maxFen !== undefined) found.push(sql`i.amount_fen <= ${maxFen}`);
  return found;
}

/** The state as a constant in the text: the partial index is not found by a parameter. */
function inState(state: InvoiceListState): RawBuilder<boolean> {
  if (state === 'stopped') return sql`i.state = 'reversing' and i.note <> ''`;
  if (state === 'reversing') return sql`i.state = 'reversing' and i.note = ''`;
  return sql`i.state = ${sql.lit(state)}`;
}

function afterKey(after: string | undefined): RawBuilder<boolean> {
  if (after === undefined) return sql`true`;
  const { at, id } = timeKeyIn(after);
  return sql`(i.requested_at, i.invoice_no) < (${at}, ${id})`;
}

/** What is under way or refused, each counted up to 10,000. */
export async function invoiceCounts({
  db,
}: Pick<Deps, 'db'>): Promise<DataOf<typeof invoiceDesk.invoiceCounts>> {
  const of = (state: InvoiceListState) => sql`
    (select count(*)::integer from (select from invoices i where ${inState(state)} limit ${sql.lit(maxCounted)}) c) as ${sql.id(state)}`;
  const { rows } = await sql<DataOf<typeof invoiceDesk.invoiceCounts>>`select ${sql.join(
    (['requested', 'issuing', 'refused', 'reversing', 'stopped'] as const).map(of),
  )}`.execute(db);
  return rows[0] ?? { requested: 0, issuing: 0, refused: 0, reversing: 0, stopped: 0 };
}
