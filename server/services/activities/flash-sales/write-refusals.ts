import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';

type RefusalDeps = Pick<Deps, 'db' | 'flashSaleRefusals'>;

/** Adds the refusals that this process counted to their rows, in one statement. A killed process loses its last two seconds. */
export const writeRefusalsWork = (deps: RefusalDeps): Work => ({
  name: 'write-flash-sale-refusals',
  everyMs: 2_000,
  run: async () => {
    await writeRefusals(deps);
    return 0;
  },
  afterStop: () => writeRefusals(deps),
});

/** Ordered, so that two processes lock the rows in the same order. */
async function writeRefusals({ db, flashSaleRefusals }: RefusalDeps): Promise<void> {
  const counts = flashSaleRefusals.take();
  if (counts.length === 0) return;
  await sql`
    insert into sale_refusals (activity_id, minute, why, refused)
    select w.activity_id, w.minute, w.why, w.refused
    from unnest(${counts.map(({ activityId }) => activityId)}::text[], ${counts.map(({ minute }) => minute)}::timestamptz[],
      ${counts.map(({ why }) => why)}::text[], ${counts.map(({ refused }) => refused)}::integer[]) as w(activity_id, minute, why, refused)
    join seckill_goods k on k.activity_id = w.activity_id
    order by w.activity_id, w.minute, w.why
    on conflict (activity_id, minute, why) do update set refused = sale_refusals.refused + excluded.refused`.execute(
    db,
  );
}
