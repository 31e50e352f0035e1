import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { MoneyDifferences } from '../../../db/schema/reconciliation.ts';

export type DifferenceRow = Selectable<MoneyDifferences>;
export type NewDifference = Omit<
  Insertable<MoneyDifferences>,
  | 'found_at'
  | 'state'
  | 'settled_at'
  | 'note'
  | 'repairing_until'
  | 'statement_day'
  | 'repair_due_at'
  | 'proposal_id'
  | 'last_error'
> & { readonly note?: string };

/** Adds differences to the operator's queue; those that are known change nothing. Returns how many were new. */
export async function addDifferences(
  db: Db | Tx,
  differences: readonly NewDifference[],
  now: Date,
): Promise<number> {
  if (differences.length === 0) return 0;
  const added = await db
    .insertInto('money_differences')
    .values(differences.map((each) => ({ ...each, found_at: now, settled_at: null })))
    .onConflict((c) => c.columns(['source', 'kind', 'reference']).doNothing())
    .returning('difference_id')
    .execute();
  return added.length;
}

export const differenceById = (db: Db | Tx, id: number): Promise<DifferenceRow | undefined> =>
  db.selectFrom('money_differences').selectAll().where('difference_id', '=', id).executeTakeFirst();

/** Longer than a channel takes to answer; after a crash the repair is carried out again. */
const repairLeaseMs = 60_000;

/** Why a difference cannot be decided now: a repair is being carried out, or it was repaired or ignored. */
export type NotFree = 'repairing' | 'not-open';

/** What waits for the job: an approved repair, and a refund on hold whose sending a process began and did not finish. */
export const dueRepairs = (db: Db, now: Date, max: number) =>
  db
    .selectFrom('money_differences')
    .select('difference_id')
    .where('state', '=', 'open')
    .where((e) =>
      e.or([
        e('repair_due_at', 'is not', null).and(
          e.or([e('repairing_until', 'is', null), e('repairing_until', '<=', now)]),
        ),
        e('kind', '=', 'refund-refused').and('repairing_until', '<=', now),
      ]),
    )
    .orderBy('repair_due_at')
    .limit(max)
    .execute();

/**
 * Reserves a difference for one repair: until its end no other repair begins, and it cannot be ignored. Two persons have approved the
 * repair; only a refund that is on hold is sent again without that, because it was decided when it was requested.
 */
export async function beginRepair(db: Db, id: number, now: Date): Promise<DifferenceRow | NotFree> {
  const row = await reserving(db, id, now)
    .where((e) =>
      e.or([
        e('repair_due_at', 'is not', null),
        e('kind', '=', 'refund-refused').and('repairing_until', 'is not', null),
      ]),
    )
    .where((e) => e.or([e('repairing_until', 'is', null), e('repairing_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
  if (row) return row;
  return (await differenceById(db, id))?.state === 'open' ? 'repairing' : 'not-open';
}

/** Reserves the difference of a refund on hold, which `lockToDecide` gave to this transaction. */
export const reserveRepair = (tx: Tx, id: number, now: Date): Promise<DifferenceRow> =>
  reserving(tx, id, now).returningAll().executeTakeFirstOrThrow();

const reserving = (db: Db | Tx, id: number, now: Date) =>
  db
    .updateTable('money_differences')
    .set({ repairing_until: new Date(now.getTime() + repairLeaseMs) })
    .where('difference_id', '=', id)
    .where('state', '=', 'open');

/**
 * Whether a repair is approved or under way. A refund on hold is sent from its reservation to the end of its lease; after a crash the job
 * finishes it, and until then ending it by hand is refused.
 */
export const isBeingRepaired = (
  { kind, repair_due_at, repairing_until }: Pick<DifferenceRow, 'kind' | 'repair_due_at' | 'repairing_until'>,
  now: Date,
): boolean =>
  repair_due_at !== null ||
  (repairing_until !== null && (kind === 'refund-refused' || repairing_until > now));

/** A repair that failed leaves the difference open for the next decision. */
export async function giveUpRepair(
  db: Db | Tx,
  { difference_id, repairing_until }: DifferenceRow,
  reason: string,
): Promise<void> {
  await db
    .updateTable('money_differences')
    .set({ repairing_until: null, repair_due_at: null, last_error: reason })
    .where('difference_id', '=', difference_id)
    .where('repairing_until', '=', repairing_until)
    .execute();
}

/** Ends an open difference; false when it was ended before. */
export async function settleDifference(
  tx: Tx,
  id: number,
  { state, note }: { readonly state: 'repaired' | 'ignored'; readonly note: string },
  now: Date,
): Promise<boolean> {
  const settled = await tx
    .updateTable('money_differences')
    .set({ state, note, settled_at: now, repairing_until: null, repair_due_at: null })
    .where('difference_id', '=', id)
    .where('state', '=', 'open')
    .returning('difference_id')
    .executeTakeFirst();
  return settled !== undefined;
}

/** Locks an open difference that no repair was approved for or is working on. */
export async function lockToDecide(tx: Tx, id: number, now: Date): Promise<DifferenceRow | NotFree> {
  const row = await tx
    .selectFrom('money_differences')
    .selectAll()
    .where('difference_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.state !== 'open') return 'not-open';
  return isBeingRepaired(row, now) ? 'repairing' : row;
}

/** Ends the difference of a refund that was refused and is made now, if it is still open. */
export async function endRefusedRefund(tx: Tx, refundNo: string, now: Date): Promise<void> {
  await tx
    .updateTable('money_differences')
    .set({
      state: 'repaired',
      note: '退款已完成',
      settled_at: now,
      repair_due_at: null,
      repairing_until: null,
    })
    .where('kind', '=', 'refund-refused')
    .where('reference', '=', refundNo)
    .where('state', '=', 'open')
    .execute();
}
