import type { z } from 'zod';
import { guardMeasures, type GuardMeasure } from '#core/contract/console/activities/activity-kinds.ts';
import { activityGuards, type GuardRail } from '#core/contract/console/activities/every-activity.shapes.ts';
import {
  guardMeasureNames,
  guardMeasuresOf,
  guardValueText,
} from '#core/rules/console/activities/activity-names.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { ProposalKind } from '../../../operators/public.ts';
import { lockedActivity, objectKeyOf, type ActivityKey } from './locked-activity.ts';

/** Other limits that stop an activity or raise an alert. */
export const changeGuards: ProposalKind<z.output<typeof activityGuards>> = {
  kind: 'activity.guards',
  act: '修改护栏',
  objectKind: 'activity',
  approve: 'activities.approve',
  input: activityGuards,
  needsTotp: () => false,
  async dryRun(tx, { guards, ...key }, now) {
    const { name } = await lockedActivity(tx, key, now);
    if (new Set(guards.map(({ measure }) => measure)).size < guards.length)
      throw new Refusal('同一项护栏只能有一条');
    if (guards.some(({ measure }) => !guardMeasuresOf(key.kind).includes(measure)))
      throw new Refusal('这类活动没有这一项护栏');
    const before = await guardsOf(tx, key);
    const textOf = (of: readonly GuardRail[], measure: GuardMeasure): string => {
      const guard = of.find((each) => each.measure === measure);
      return guard
        ? `超过 ${guardValueText(measure, guard.max)} ${guard.act === 'stop' ? '自动停止' : '告警'}`
        : '没有';
    };
    return {
      target: objectKeyOf(key),
      targetName: name,
      baseVersion: JSON.stringify(before),
      changes: guardMeasures
        .map((measure) => ({
          field: guardMeasureNames[measure],
          before: textOf(before, measure),
          after: textOf(guards, measure),
        }))
        .filter((change) => change.before !== change.after),
      effects: ['每 15 秒按分钟数据判断；自动停止后要两个人才能恢复'],
      costFen: null,
    };
  },
  async apply(tx, { kind, activityId, guards }) {
    await tx
      .deleteFrom('guard_rails')
      .where('kind', '=', kind)
      .where('activity_id', '=', activityId)
      .execute();
    if (guards.length > 0)
      await tx
        .insertInto('guard_rails')
        .values(
          guards.map(({ measure, max, act }) => ({
            kind,
            activity_id: activityId,
            measure,
            max_value: max,
            act,
          })),
        )
        .execute();
  },
};

export async function guardsOf(db: Db | Tx, { kind, activityId }: ActivityKey): Promise<GuardRail[]> {
  const rows = await db
    .selectFrom('guard_rails')
    .select(['measure', 'max_value as max', 'act'])
    .where('kind', '=', kind)
    .where('activity_id', '=', activityId)
    .orderBy('measure')
    .execute();
  return rows;
}
