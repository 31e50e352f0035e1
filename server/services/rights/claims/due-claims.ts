import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { DeliveryCapacity, DueDelivery, Lease } from '../../platform/public.ts';

/**
 * Leases due claims by moving their next try to the end of the lease: no lock is held during the supplier's call, no
 * other instance selects them, and after a crash they come due again. Each right is read by index on its own, so the
 * backlog of one supplier is not scanned for the claims of another.
 */
export const leaseDue = (db: Db, lease: Lease): Promise<DueDelivery[]> =>
  leaseClaims(
    db,
    lease,
    sql`
    waiting as (
      (select rights_id from claims where state = 'delivering' order by rights_id limit 1)
      union all
      select (select n.rights_id from claims n where n.state = 'delivering' and n.rights_id > w.rights_id order by n.rights_id limit 1)
      from waiting w where w.rights_id is not null
    ), due as materialized (
      select c.claim_id, c.next_try_at as due_at, r.supplier, coalesce(b.room, ${lease.capacity.perSupplier}) as room
      from waiting w join rights r using (rights_id) ${busySuppliers(lease.capacity)}
      cross join lateral (
        select claim_id, next_try_at from claims where state = 'delivering' and rights_id = w.rights_id and next_try_at <= ${lease.now}
        order by next_try_at limit coalesce(b.room, ${lease.capacity.perSupplier}) for update skip locked) c)`,
  );

/** Leases due claims past their time limit, the longest overdue first. It scans everything that is due, so it runs less often. */
export const leaseOverdue = (db: Db, lease: Lease): Promise<DueDelivery[]> =>
  leaseClaims(
    db,
    lease,
    sql`
    due as materialized (
      select c.claim_id, c.deliver_by as due_at, r.supplier, coalesce(b.room, ${lease.capacity.perSupplier}) as room
      from claims c join rights r using (rights_id) ${busySuppliers(lease.capacity)}
      where c.state = 'delivering' and c.next_try_at <= ${lease.now} and c.deliver_by <= ${lease.now} and coalesce(b.room, 1) > 0
      order by c.deliver_by limit ${lease.capacity.total} for update of c skip locked)`,
  );

const busySuppliers = ({ bySupplier }: DeliveryCapacity): RawBuilder<unknown> =>
  sql`left join unnest(${[...bySupplier.keys()]}::text[], ${[...bySupplier.values()]}::integer[]) as b(supplier, room) using (supplier)`;

/** A right held by card code goes to the number given at the exchange, not to the account's own. */
async function leaseClaims(
  db: Db,
  { leaseUntil, capacity }: Lease,
  due: RawBuilder<unknown>,
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with recursive ${due}, placed as (
      select claim_id, due_at, room, row_number() over (partition by supplier order by due_at) as place from due
    ), mine as (select claim_id, due_at from placed where place <= room order by due_at limit ${capacity.total})
    update claims c set tries = c.tries + 1, next_try_at = ${leaseUntil}, leased_until = ${leaseUntil}
    from mine m, users u, rights r
    where c.claim_id = m.claim_id and u.user_id = c.user_id and r.rights_id = c.rights_id
    returning c.claim_id as id, c.rights_id as item, 1 as quantity, r.supplier, c.tries, c.deliver_by, m.due_at, c.give_back_at is not null as gives_back,
      coalesce((select e.mobile_sealed from card_exchanges e where e.subscription_id = c.subscription_id), u.mobile_sealed) as mobile_sealed`.execute(
    db,
  );
  return rows;
}
