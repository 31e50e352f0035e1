import type { Deps } from '../../../deps.ts';
import type { InvoiceRow } from '../../payments/public.ts';

const firstWaitMs = 5_000;
const longestWaitMs = 3_600_000;

interface Later {
  readonly waitMs?: number;
  /** Why the tax service refused to reverse it. */
  readonly note?: string;
}

/** Ends the lease of an invoice that is not settled yet; waits longer after each try. */
export async function tryLater(
  { db, clock }: Deps,
  { invoice_no, state, tries }: InvoiceRow,
  { waitMs = Math.min(firstWaitMs * 2 ** tries, longestWaitMs), note }: Later = {},
): Promise<void> {
  await db
    .updateTable('invoices')
    .set({
      next_try_at: new Date(clock.now().getTime() + waitMs),
      ...(note !== undefined && { note }),
    })
    .where('invoice_no', '=', invoice_no)
    .where('state', 'in', state === 'reversing' ? ['reversing'] : ['issuing'])
    .execute();
}
