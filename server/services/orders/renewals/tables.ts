import { sql, type Selectable } from 'kysely';
import type { RenewalFacts } from '#core/rules/membership/renewal-step.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Renewals } from '../../../db/schema/renewals.ts';

/** A renewal with what the line that opened it says, and the end of what is paid. */
export interface RenewalRow extends Selectable<Renewals> {
  readonly ends_at: Date;
  readonly product_id: string;
  readonly sku_id: string;
  readonly goods_name: string;
  readonly sku_name: string;
}

export const renewalFacts = ({ ends_at, noticed_at, refused_at }: RenewalRow): RenewalFacts => ({
  endsAt: ends_at.getTime(),
  noticedAt: noticed_at?.getTime() ?? null,
  refusedAt: refused_at?.getTime() ?? null,
});

const rowsWithLine = (db: Db | Tx) =>
  db
    .selectFrom('renewals as r')
    .innerJoin('subscriptions as s', 's.subscription_id', 'r.subscription_id')
    .innerJoin('order_lines as l', (j) =>
      j.onRef('l.order_no', '=', 'r.order_no').onRef('l.line', '=', 'r.line'),
    )
    .selectAll('r')
    .select(['s.product_id', 'l.sku_id', 'l.goods_name', 'l.sku_name'])
    .select((e) => e.fn.coalesce('s.ends_at', sql<Date>`'infinity'::timestamptz`).as('ends_at'));

export const renewalsOf = (db: Db | Tx, userId: string): Promise<RenewalRow[]> =>
  rowsWithLine(db).where('r.user_id', '=', userId).orderBy('s.ends_at', 'desc').execute();

/** A renewal with its row locked: switching it, debiting it and refunding the membership exclude each other. */
export const lockedRenewal = (tx: Tx, subscriptionId: string): Promise<RenewalRow | undefined> =>
  rowsWithLine(tx)
    .where('r.subscription_id', '=', subscriptionId)
    .forUpdate('r')
    // Its end is read after a refund that held the lock.
    .forShare('s')
    .executeTakeFirst();

/** Leases renewals that are due; another instance takes others. */
export async function leaseRenewals(
  db: Db,
  { now, until, max }: { readonly now: Date; readonly until: Date; readonly max: number },
): Promise<readonly RenewalRow[]> {
  const { rows } = await sql<{ subscription_id: string }>`
    update renewals r set next_try_at = ${until}
    from (
      select subscription_id from renewals where state = 'on' and next_try_at <= ${now}
      order by next_try_at limit ${max} for update skip locked
    ) due
    where r.subscription_id = due.subscription_id
    returning r.subscription_id`.execute(db);
  if (rows.length === 0) return [];
  return rowsWithLine(db)
    .where(
      'r.subscription_id',
      'in',
      rows.map(({ subscription_id }) => subscription_id),
    )
    .execute();
}

/** The unpaid order of the next period, if there is one. */
export const openPeriodOrder = async (db: Db | Tx, subscriptionId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('renewal_periods as p')
      .innerJoin('orders as o', 'o.order_no', 'p.order_no')
      .select('o.order_no')
      .where('p.subscription_id', '=', subscriptionId)
      .where('o.state', '=', 'created')
      .executeTakeFirst()
  )?.order_no;
