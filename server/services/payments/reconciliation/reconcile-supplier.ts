import { sql } from 'kysely';
import { proposedRepair } from '#core/rules/pay/proposed-repair.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { NewDifference } from '../differences/differences.ts';
import type { Compared } from './reconcile-channel.ts';

interface Delivery {
  readonly id: string;
  readonly order_no: string | null;
  readonly state: string;
}

/** Every supplier of rights and goods. */
export async function suppliersToQuery(db: Db | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ supplier: string }>`
    select supplier from rights where supplier <> '' union select supplier from goods where supplier <> ''
    union select 'mall' order by 1`.execute(db);
  return rows.map(({ supplier }) => supplier);
}

/** Compares what a supplier charged for a day with what was delivered: once each, and nothing for what failed here. */
export async function reconcileSupplier(
  { db, supplierAccounts }: Pick<Deps, 'db' | 'supplierAccounts'>,
  supplier: string,
  day: string,
): Promise<Compared | undefined> {
  const charged = await supplierAccounts.statement(supplier, day);
  if (!charged) return undefined;
  const ids = charged.map(({ deliveryId }) => deliveryId);
  const { rows } = await sql<Delivery>`
    select delivery_id as id, order_no, state from order_deliveries where delivery_id = any(${ids}::text[])
    union all select claim_id, null, state from claims where claim_id = any(${ids}::text[])`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  const differences = charged.flatMap(({ deliveryId, charges }): readonly NewDifference[] => {
    const delivery = known.get(deliveryId);
    // Not settled yet: it is requested again under the same number.
    if (delivery?.state === 'delivering') return [];
    const due = delivery?.state === 'delivered' ? 1 : 0;
    if (charges <= due) return [];
    const kind = due === 0 ? 'delivered-only-there' : 'charged-twice';
    const amounts = { ours: due, theirs: charges };
    return [
      {
        day,
        source: `supplier ${supplier}`,
        kind,
        reference: deliveryId,
        payment_no: null,
        order_no: delivery?.order_no ?? null,
        ...amounts,
        repair: proposedRepair({ kind, ...amounts, requestedFen: undefined, isCashier: false }),
      },
    ];
  });
  const delivered = charged.filter(({ deliveryId }) => known.get(deliveryId)?.state === 'delivered');
  return { rows: charged.length, oursRows: delivered.length, oursFen: null, theirsFen: null, differences };
}
