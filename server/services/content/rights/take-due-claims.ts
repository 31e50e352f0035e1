import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface DueClaim {
  readonly claim_id: string;
  readonly rights_id: string;
  readonly supplier: string;
  readonly mobile: string;
  readonly tries: number;
  /** Since when it was due. */
  readonly due_at: Date;
  readonly deliver_by: Date;
}

export interface Room {
  /** For so many in all, */
  readonly most: number;
  /** for so many of one supplier, */
  readonly mostOfOne: number;
  /** and for so many of those that have some under way or are being spared. */
  readonly ofSupplier: ReadonlyMap<string, number>;
}

export interface Taking {
  readonly now: Date;
  readonly leaseUntil: Date;
  readonly room: Room;
}

/**
 * Takes due claims by moving their next try to the end of the lease: no lock is held while a supplier thinks, no other instance meets them,
 * and if this one dies they come due again. Each right is looked at by itself, by index, so that ten thousand of one supplier are not
 * read through for one of another's.
 */
export const takeDue = (db: Db, taking: Taking): Promise<DueClaim[]> =>
  take(
    db,
    taking,
    sql`
    waiting as (
      (select rights_id from claims where state = 'delivering' order by rights_id limit 1)
      union all
      select (select n.rights_id from claims n where n.state = 'delivering' and n.rights_id > w.rights_id order by n.rights_id limit 1)
      from waiting w where w.rights_id is not null
    ), due as materialized (
      select c.claim_id, c.next_try_at as due_at, r.supplier, coalesce(b.room, ${taking.room.mostOfOne}) as room
      from waiting w join rights r using (rights_id) ${busy(taking.room)}
      cross join lateral (
        select claim_id, next_try_at from claims where state = 'delivering' and rights_id = w.rights_id and next_try_at <= ${taking.now}
        order by next_try_at limit coalesce(b.room, ${taking.room.mostOfOne}) for update skip locked) c)`,
  );

/** The same for those whose time limit is up, the longest overdue first. They are looked for among all that are due, so not at every moment. */
export const takeOverdue = (db: Db, taking: Taking): Promise<DueClaim[]> =>
  take(
    db,
    taking,
    sql`
    due as materialized (
      select c.claim_id, c.deliver_by as due_at, r.supplier, coalesce(b.room, ${taking.room.mostOfOne}) as room
      from claims c join rights r using (rights_id) ${busy(taking.room)}
      where c.state = 'delivering' and c.next_try_at <= ${taking.now} and c.deliver_by <= ${taking.now} and coalesce(b.room, 1) > 0
      order by c.deliver_by limit ${taking.room.most} for update of c skip locked)`,
  );

const busy = ({ ofSupplier }: Room): RawBuilder<unknown> =>
  sql`left join unnest(${[...ofSupplier.keys()]}::text[], ${[...ofSupplier.values()]}::integer[]) as b(supplier, room) using (supplier)`;

/** The code of a card may be used for another number. */
async function take(db: Db, { leaseUntil, room }: Taking, due: RawBuilder<unknown>): Promise<DueClaim[]> {
  const { rows } = await sql<DueClaim>`
    with recursive ${due}, placed as (
      select claim_id, due_at, room, row_number() over (partition by supplier order by due_at) as place from due
    ), mine as (select claim_id, due_at from placed where place <= room order by due_at limit ${room.most})
    update claims c set tries = c.tries + 1, next_try_at = ${leaseUntil}
    from mine m, users u, rights r
    where c.claim_id = m.claim_id and u.user_id = c.user_id and r.rights_id = c.rights_id
    returning c.claim_id, c.rights_id, r.supplier, c.tries, c.deliver_by, m.due_at,
      coalesce((select e.mobile from card_exchanges e where e.subscription_id = c.subscription_id), u.mobile) as mobile`.execute(
    db,
  );
  return rows;
}
