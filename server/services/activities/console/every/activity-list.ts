import { sql } from 'kysely';
import type { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Db } from '../../../../db/database.ts';
import { keysetPage, rowsFor, timeKey, timeKeyIn } from '../../../../db/keyset-page.ts';
import { activitiesAt, activityRows, beginOrder, keyColumn, rowView } from './activity-rows.ts';

/** Activities of every kind, those that begin last first. */
export async function activityList(
  db: Db,
  { kind, state, search, after, limit }: InputOf<typeof everyActivity.everyActivity>,
  now: Date,
): Promise<DataOf<typeof everyActivity.everyActivity>> {
  const pattern = search === undefined ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const matching = sql`
    select * from (${activitiesAt(now, { kind })}) as matching
    where (${state ?? null}::text is null or state = ${state ?? null})
      and (${pattern}::text is null or name ilike ${pattern} or activity_id = ${search ?? null})`;
  const { at, id } = timeKeyIn(after ?? '');
  const shown = sql`
    select * from (${matching}) as shown
    where ${after === undefined ? sql`true` : sql`(${beginOrder}, ${keyColumn}) < (${at}::timestamptz, ${id}::text)`}
    order by ${beginOrder} desc, ${keyColumn} desc limit ${rowsFor(limit)}`;
  const { page, nextKey, count } = await keysetPage(await activityRows(db, shown, now), limit, {
    keyOf: ({ begins_at, kind: ofKind, activity_id }) =>
      timeKey(begins_at ?? new Date(0), `${ofKind}:${activity_id}`),
    counted: () => ({ limit: (rows) => sql`${matching} limit ${rows}` }),
    db,
    after,
  });
  return { nextKey, count, rows: page.map(rowView) };
}
