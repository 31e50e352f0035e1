import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { WakeSignal } from '../../../jobs/wake-signal.ts';
import type { Work } from '../../../jobs/service-jobs.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'circuits'>;

const everyMs = 2_000;

/** Has the breakers of this process obey what operators opened; returns how many are opened. */
export async function obeyOpened({ db, clock, circuits }: ReadDeps): Promise<number> {
  const rows = await db
    .selectFrom('opened_upstreams')
    .select(['upstream', 'ends_at'])
    .where('ends_at', '>', clock.now())
    .execute();
  circuits.force(new Map(rows.map(({ upstream, ends_at }) => [upstream, ends_at])));
  return rows.length;
}

/** Every process reads them, so that all obey within five seconds, and no longer than the operator wants. */
export const openedUpstreamsWork = (deps: ReadDeps): Work => {
  const signal = new WakeSignal();
  return {
    name: 'opened-upstreams',
    everyMs,
    signal,
    dueAt: sql`select to_timestamp(0) where exists (select from opened_upstreams where ends_at > now())`,
    run: async () => {
      // One that was closed again leaves no row to look for.
      if ((await obeyOpened(deps)) > 0) setTimeout(() => signal.wake(), everyMs).unref();
      return 0;
    },
  };
};
