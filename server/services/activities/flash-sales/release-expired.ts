import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';

const perRound = 20;

/** Returns pieces that were reserved and not ordered in time. */
export const releaseExpiredWork = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Work => ({
  name: 'release-expired-sales',
  everyMs: 5_000,
  dueAt: sql`select min(expires_at) from sale_reservations where state = 'held'`,
  run: async () => {
    const now = clock.now();
    const due = await db
      .selectFrom('sale_reservations as r')
      .innerJoin('seckill_goods as k', (on) =>
        on.onRef('k.session_id', '=', 'r.session_id').onRef('k.goods_id', '=', 'r.goods_id'),
      )
      .select('k.activity_id')
      .distinct()
      .where('r.state', '=', 'held')
      .where('r.expires_at', '<=', now)
      .limit(perRound)
      .execute();
    for (const { activity_id } of due)
      await sql`select release_expired_sales(${activity_id}, ${now})`.execute(db);
    return due.length;
  },
});
