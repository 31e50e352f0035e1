import { sql } from 'kysely';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { Work } from '../../../../jobs/service-jobs.ts';
import { lockActivity } from '../../limits/activity-lock.ts';

/** Draws share the lock that the caller has: each is wholly by one version. */
export async function startVersion(tx: Tx, lotteryId: string, version: number): Promise<void> {
  await tx.updateTable('lotteries').set({ version }).where('lottery_id', '=', lotteryId).execute();
  await tx
    .updateTable('lottery_versions')
    .set({ state: 'started' })
    .where('lottery_id', '=', lotteryId)
    .where('version', '=', version)
    .execute();
}

/** Starts planned odds when their time has come. The row is the job. */
export const startVersionsWork = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Work => ({
  name: 'start-lottery-versions',
  everyMs: 1_000,
  dueAt: sql`select min(takes_effect_at) from lottery_versions where state = 'planned'`,
  run: async () => {
    const due = await dueVersion(db, clock.now());
    if (!due) return 0;
    await db.transaction().execute(async (tx) => {
      await lockActivity(tx, 'lottery', due.lottery_id);
      // Another process may have started it, or another version replaced it.
      const still = await dueVersion(tx, clock.now(), due.lottery_id);
      if (still) await startVersion(tx, still.lottery_id, still.version);
    });
    return 1;
  },
});

const dueVersion = (db: Deps['db'] | Tx, now: Date, lotteryId?: string) =>
  db
    .selectFrom('lottery_versions')
    .select(['lottery_id', 'version'])
    .where('state', '=', 'planned')
    .where('takes_effect_at', '<=', now)
    .$if(lotteryId !== undefined, (q) => q.where('lottery_id', '=', lotteryId ?? ''))
    .orderBy('takes_effect_at')
    .limit(1)
    .executeTakeFirst();
