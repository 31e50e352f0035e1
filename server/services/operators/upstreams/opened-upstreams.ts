import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'circuits'>;

/** Has the breakers of this process obey what operators opened. */
export async function obeyOpened({ db, clock, circuits }: ReadDeps): Promise<void> {
  const rows = await db
    .selectFrom('opened_upstreams')
    .select(['upstream', 'ends_at'])
    .where('ends_at', '>', clock.now())
    .execute();
  circuits.force(new Map(rows.map(({ upstream, ends_at }) => [upstream, ends_at])));
}

/** Every process reads them, so that all obey within five seconds. */
export const openedUpstreamsWork = (deps: ReadDeps): Work => ({
  name: 'opened-upstreams',
  everyMs: 2_000,
  run: async () => {
    await obeyOpened(deps);
    return 0;
  },
});
