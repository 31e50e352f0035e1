import { sql, type RawBuilder } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import type { RefusalCount } from './refusal-counter.ts';

type RefusalDeps = Pick<Deps, 'db' | 'activityRefusals'>;

/** Adds the refusals that this process counted to their rows. A killed process loses its last two seconds. */
export const writeRefusalsWork = (deps: RefusalDeps): Work => ({
  name: 'write-activity-refusals',
  everyMs: 2_000,
  run: async () => {
    await writeRefusals(deps);
    return 0;
  },
  afterStop: () => writeRefusals(deps),
});

/** Ordered, so that two processes lock the rows in the same order. */
async function writeRefusals({ db, activityRefusals }: RefusalDeps): Promise<void> {
  const counts = activityRefusals.take();
  const ofSales = counts.filter(({ kind }) => kind === 'flash');
  const others = counts.filter(({ kind }) => kind !== 'flash');
  if (ofSales.length > 0)
    await sql`
      insert into sale_refusals (activity_id, minute, why, refused)
      select w.activity_id, w.minute, w.why, w.refused
      from (${rowsOf(ofSales)}) as w join seckill_goods k on k.activity_id = w.activity_id
      order by w.activity_id, w.minute, w.why
      on conflict (activity_id, minute, why) do update set refused = sale_refusals.refused + excluded.refused`.execute(
      db,
    );
  if (others.length > 0)
    await sql`
      insert into activity_refusals (kind, activity_id, minute, why, refused)
      select w.kind, w.activity_id, w.minute, w.why, w.refused from (${rowsOf(others)}) as w
      where w.kind <> 'group' or exists (select from group_activities a where a.activity_id = w.activity_id)
      order by w.kind, w.activity_id, w.minute, w.why
      on conflict (kind, activity_id, minute, why) do update
        set refused = activity_refusals.refused + excluded.refused`.execute(db);
}

const rowsOf = (counts: readonly RefusalCount[]): RawBuilder<unknown> => sql`
  select * from unnest(${counts.map(({ kind }) => kind)}::text[], ${counts.map(({ activityId }) => activityId)}::text[],
    ${counts.map(({ minute }) => minute)}::timestamptz[], ${counts.map(({ why }) => why)}::text[],
    ${counts.map(({ refused }) => refused)}::integer[]) as r(kind, activity_id, minute, why, refused)`;
