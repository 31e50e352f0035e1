import type { MovableClock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { accessLifeMs, refreshLifeMs } from '../../http/sessions/refresh-session.ts';
import { totpStepAt } from '../../services/operators/public.ts';
import { restoreFlashSales } from './flash-sales.ts';
import { restoreStock } from './sold-out.ts';
import { resetSwitches } from './switches.ts';
import { restoreSetStock } from './trade-data.ts';

/** Turns every switch off, unbinds the ids of the mini-program and resets the clock. Rows with future times are adjusted, because they would block for too long. */
export async function reset(db: Db, clock: MovableClock): Promise<void> {
  await restoreStock(db);
  await restoreSetStock(db);
  await restoreFlashSales(db);
  await db.deleteFrom('sandbox_state').execute();
  await resetSwitches(db);
  await db.deleteFrom('mini_program_ids').execute();
  clock.setOffset(0);
  const now = clock.now();
  await db.deleteFrom('sms_codes').where('sent_at', '>', now).execute();
  await db.updateTable('sessions').set({ created_at: now }).where('created_at', '>', now).execute();
  const [accessEnd, refreshEnd] = [
    new Date(now.getTime() + accessLifeMs),
    new Date(now.getTime() + refreshLifeMs),
  ];
  await db
    .updateTable('sessions')
    .set({ access_expires_at: accessEnd })
    .where('access_expires_at', '>', accessEnd)
    .execute();
  await db
    .updateTable('sessions')
    .set({ refresh_expires_at: refreshEnd })
    .where('refresh_expires_at', '>', refreshEnd)
    .execute();
  await db.updateTable('operators').set({ totp_step: 0 }).where('totp_step', '>', totpStepAt(now)).execute();
  await db.deleteFrom('card_code_misses').where('missed_at', '>', now).execute();
  await db.updateTable('card_exchanges').set({ tried_at: now }).where('tried_at', '>', now).execute();
  await db.deleteFrom('idempotency_keys').where('started_at', '>', now).where('answer', 'is', null).execute();
  await db.deleteFrom('recurring_jobs').where('next_run_at', '>', now).execute();
  await db.deleteFrom('reconciled_days').where('reconciled_at', '>', now).execute();
  await db
    .updateTable('claims')
    .set({ next_try_at: now })
    .where('state', '=', 'delivering')
    .where('next_try_at', '>', now)
    .execute();
  await db.updateTable('number_controls').set({ push_at: now }).where('push_at', '>', now).execute();
  await db.updateTable('number_controls').set({ alerts_at: now }).where('alerts_at', '>', now).execute();
  await db.updateTable('business_orders').set({ try_at: now }).where('try_at', '>', now).execute();
  await db.updateTable('invoices').set({ next_try_at: now }).where('next_try_at', '>', now).execute();
  await db.updateTable('claims').set({ notify_at: now }).where('notify_at', '>', now).execute();
}
