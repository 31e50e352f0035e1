import { sql } from 'kysely';
import type { groups as calls } from '#core/contract/act/groups.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';

type Call = typeof calls.activityGroups;
const announcedMs = 7 * 24 * 3_600_000;

/** The groups of a page with the activities that run now, then those that begin within a week; empty groups are left out. */
export async function activityGroups(
  { db, clock }: Deps,
  { actName, cityCode }: InputOf<Call>,
): Promise<DataOf<Call>> {
  const now = clock.now();
  const rows = await db
    .selectFrom('zone_activities as a')
    .innerJoin('zone_groups as g', 'g.group_id', 'a.group_id')
    .selectAll('a')
    .select(['g.group_id', 'g.name as group_name'])
    .where('g.act_name', '=', actName)
    .where('a.stopped_at', 'is', null)
    .where((e) =>
      e.or([e('begins_at', 'is', null), e('begins_at', '<=', new Date(now.getTime() + announcedMs))]),
    )
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
    .$if(cityCode !== undefined, (q) =>
      q.where(sql<boolean>`(areas = '{}' or areas @> ${[cityCode]}::text[])`),
    )
    .orderBy('g.sort')
    .orderBy('g.group_id')
    .orderBy('a.sort')
    .orderBy('activity_id')
    .execute();
  const acts = rows.map((row) => ({
    groupId: row.group_id,
    groupName: row.group_name,
    act: {
      activityId: row.activity_id,
      title: row.title,
      subTitle: row.sub_title,
      highlight: row.highlight,
      pics: row.pics,
      tone: row.tone,
      page: row.page,
      state: row.begins_at === null || row.begins_at <= now ? ('running' as const) : ('coming' as const),
      beginsAt: row.begins_at?.toISOString() ?? null,
      endsAt: row.ends_at?.toISOString() ?? null,
    },
  }));
  const names = new Map(acts.map(({ groupId, groupName }) => [groupId, groupName]));
  const groups = [...names].map(([groupId, groupName]) => {
    const own = acts.filter((each) => each.groupId === groupId).map(({ act }) => act);
    const inState = (state: 'running' | 'coming') => own.filter((act) => act.state === state);
    return { groupId, groupName, acts: [...inState('running'), ...inState('coming')] };
  });
  return { serverNow: now.toISOString(), groups };
}
