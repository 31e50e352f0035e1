import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { hourMs } from '../../../lifetime.ts';
import { unfinishedWork } from './closing-work.ts';

/** Removes what another domain keeps for the subscriber alone. */
export type Forget = (tx: Tx, userId: string, now: Date) => Promise<void>;

/** What only the subscriber could use. What the law requires to be kept stays: claims, orders, money, consents, the security log. */
const forgotten = [
  'appointments',
  'auto_exchanges',
  'browse_history',
  'favourites',
  'lottery_browsing',
  'message_reads',
  'messages',
  'mini_program_ids',
  'month_picks',
  'month_settings',
  'pre_registrations',
  'question_votes',
  'recent_cities',
  'stock_reminders',
  'user_locations',
  'video_likes',
] as const;

/** Closes one account whose week is over; returns how many. The row's lock excludes a cancellation meanwhile. */
export async function closeDueAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'securityLog'>,
  forgets: readonly Forget[],
): Promise<number> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('account_closings')
      .select(['closing_id', 'user_id'])
      .where('closes_at', '<=', now)
      .where('cancelled_at', 'is', null)
      .where('closed_at', 'is', null)
      .orderBy('closes_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return 0;
    const closing = tx.updateTable('account_closings').where('closing_id', '=', due.closing_id);
    if (await unfinishedWork(tx, due.user_id)) {
      await closing.set({ closes_at: new Date(now.getTime() + hourMs) }).execute();
      return 1;
    }
    await closing.set({ closed_at: now }).execute();
    await closeAccount(tx, due.user_id, now);
    for (const forget of forgets) await forget(tx, due.user_id, now);
    await deps.securityLog.record(tx, { kind: 'account', what: 'closed', ip: '', userId: due.user_id });
    return 1;
  });
}

async function closeAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      closed_at: now,
      user_name: '已注销用户',
      head_img_url: null,
      open_id_sealed: null,
      open_id_lookup: null,
    })
    .where('user_id', '=', userId)
    .execute();
  await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .updateTable('support_tickets')
    .set({ state: 'closed', waiting_since: null, closed_at: now })
    .where('user_id', '=', userId)
    .where('state', '<>', 'closed')
    .execute();
  await tx
    .updateTable('renewals')
    .set({ state: 'ended', changed_at: now })
    .where('user_id', '=', userId)
    .where('state', '<>', 'ended')
    .execute();
  await forgetAddresses(tx, userId, now);
  for (const table of forgotten) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Orders are kept and refer to their address, of which the area stays. */
async function forgetAddresses(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({
      recipient_sealed: null,
      phone_sealed: null,
      street_sealed: null,
      district: '',
      is_default: false,
      removed_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
  await tx
    .deleteFrom('addresses as a')
    .where('a.user_id', '=', userId)
    .where((e) =>
      e.not(
        e.exists(
          e.selectFrom('orders as o').select('o.order_no').whereRef('o.address_id', '=', 'a.address_id'),
        ),
      ),
    )
    .execute();
}

export const accountClosingWork = (deps: Deps, forgets: readonly Forget[]): Work => ({
  name: 'account-closings',
  everyMs: 60_000,
  dueAt: sql`select min(closes_at) from account_closings where cancelled_at is null and closed_at is null`,
  run: () => closeDueAccount(deps, forgets),
});
