import { activityFloor as floorShape, type ActivityFloor } from '#core/contract/content/notices.shapes.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';

/** An activity with its times, from which the page derives upcoming, running or over. An invalid document is not shown. */
export async function activityFloor({ db, log }: Deps, actFloorId: string): Promise<ActivityFloor> {
  const row = await db
    .selectFrom('activity_floors')
    .selectAll()
    .where('act_floor_id', '=', actFloorId)
    .executeTakeFirst();
  if (!row) throw new Refusal('没有找到该活动');
  const read = floorShape.safeParse({
    subtitle: '',
    link: '',
    rules: [],
    ...row.content,
    actFloorId,
    beginsAt: row.begins_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  });
  if (read.success) return read.data;
  log.error({ actFloorId, issues: read.error.issues }, 'an activity floor does not fit its shape');
  throw new Refusal('活动内容正在更新，请稍后再来');
}
