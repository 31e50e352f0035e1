import type { MaintenanceMall } from '#core/contract/console/operations/maintenance-malls.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { newId } from '../../../http/secrets.ts';

/** Pages show notices of this type (§4). */
const shownType = 4;

interface Text {
  readonly mall: string;
  readonly title: string;
  readonly message: string;
}
interface Written extends Text {
  readonly mall: MaintenanceMall;
  readonly from: Date;
  readonly until: Date;
  readonly reason: string;
  readonly by: string;
  readonly proposalId: string;
}

/** The notices of a mall that have not ended, the earliest first; locked until the transaction ends. */
export const lockNotices = (tx: Tx, mall: MaintenanceMall, now: Date) =>
  tx
    .selectFrom('maintenance_notices')
    .selectAll()
    .where('feature', '=', mall)
    .where('type', '=', shownType)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('begins_at', (order) => order.asc().nullsFirst())
    .orderBy('notice_id')
    .forUpdate()
    .execute();

type Locked = Awaited<ReturnType<typeof lockNotices>>[number];

export const isOverlapped = (
  { begins_at, ends_at }: Locked,
  { from, until }: Pick<Written, 'from' | 'until'>,
) => (begins_at === null || begins_at < until) && (ends_at === null || ends_at > from);

/** Adds a notice; what it overlaps of the same mall ends where it begins. */
export async function writeNotice(
  tx: Tx,
  { mall, title, message, from, until, reason, by, proposalId }: Written,
  now: Date,
): Promise<void> {
  for (const each of await lockNotices(tx, mall, now))
    if (isOverlapped(each, { from, until }))
      await tx
        .updateTable('maintenance_notices')
        .set({
          ends_at: each.begins_at !== null && each.begins_at > from ? each.begins_at : from,
          lifted_by: by,
          lifted_at: now,
        })
        .where('notice_id', '=', each.notice_id)
        .execute();
  await tx
    .insertInto('maintenance_notices')
    .values({
      notice_id: newId(),
      feature: mall,
      type: shownType,
      title,
      message,
      begins_at: from,
      ends_at: until,
      set_by: by,
      set_at: now,
      reason,
      proposal_id: proposalId,
    })
    .execute();
}

/** A notice that stands over the pages of one transaction, which is rolled back. */
export const showNotice = (tx: Db, { mall, title, message }: Text, now: Date) =>
  tx
    .insertInto('maintenance_notices')
    .values({
      notice_id: newId(),
      feature: mall,
      type: shownType,
      title,
      message,
      begins_at: now,
      ends_at: null,
    })
    .execute();
