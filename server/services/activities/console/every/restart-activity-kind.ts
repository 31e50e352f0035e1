import { sql } from 'kysely';
import type { z } from 'zod';
import { activityRestart } from '#core/contract/console/activities/every-activity.shapes.ts';
import { activityStateNames } from '#core/rules/console/activities/activity-names.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { ProposalKind } from '../../../operators/public.ts';
import { isSale } from './stop-activity.ts';
import { activityTables, isRow, lockedActivity, objectKeyOf } from './locked-activity.ts';

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** Starts again what was stopped, by an operator, a guard rail or its budget. */
export const restartActivity: ProposalKind<z.output<typeof activityRestart>> = {
  kind: 'activity.restart',
  act: '恢复活动',
  objectKind: 'activity',
  approve: 'activities.approve',
  input: activityRestart,
  needsTotp: () => false,
  async dryRun(tx, key, now) {
    if (isSale(key.kind)) throw new Refusal('请在场次页恢复');
    const { name, state, stopped_at, budget_fen, spent_fen } = await lockedActivity(tx, key, now);
    if (state === 'ended') throw new Refusal('活动已经结束，不能恢复');
    const leftFen = budget_fen === null ? null : budget_fen - (spent_fen ?? 0);
    if (stopped_at && leftFen !== null && leftFen <= 0) throw new Refusal('预算已经用完，请先追加预算');
    return {
      target: objectKeyOf(key),
      targetName: name,
      baseVersion: stopped_at?.toISOString() ?? '',
      changes: stopped_at ? [{ field: '状态', before: activityStateNames[state], after: '进行中' }] : [],
      effects: [
        '同意后马上恢复，5 秒内到所有手机',
        leftFen === null ? '没有预算上限' : `预算还剩 ${yuan(leftFen)}，到顶自动停`,
      ],
      costFen: null,
    };
  },
  async apply(tx, key) {
    const { kind } = key;
    const others =
      kind === 'lottery' || kind === 'cash'
        ? sql`, stopped_for = null`
        : kind === 'promotion' || kind === 'coupon'
          ? sql`, is_on = true`
          : sql``;
    await sql`
      update ${sql.table(activityTables[kind].table)} set stopped_at = null ${others} where ${isRow(key)}`.execute(
      tx,
    );
  },
};
