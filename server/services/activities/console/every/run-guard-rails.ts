import { guardMeasureNames, guardValueText } from '#core/rules/console/activities/activity-names.ts';
import { guardValue } from '#core/rules/console/activities/guard-rails.ts';
import type { ActivityKind } from '#core/contract/console/activities/activity-kinds.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { newId } from '../../../../http/secrets.ts';
import { activitiesAt, activityRows } from './activity-rows.ts';
import type { ActivityKey } from './locked-activity.ts';
import { stopAs } from './stop-activity.ts';

const hourMs = 3_600_000;

/** Judges every guard rail by the minutes of the last hour: one that is broken stops its activity or raises an alert. */
export async function runGuardRails({ db, log }: Pick<Deps, 'db' | 'log'>, now: Date): Promise<void> {
  for (const { kind, activity_id, measure, max_value, act } of await db
    .selectFrom('guard_rails')
    .selectAll()
    .orderBy('kind')
    .orderBy('activity_id')
    .execute()) {
    const key = { kind: kind as ActivityKind, activityId: activity_id };
    const [activity] = await activityRows(db, activitiesAt(now, key), now);
    const value = guardValue(measure, await lastHour(db, key, now), now);
    const rule = `guard:${kind}:${activity_id}:${measure}`;
    // A draw is registered for before it begins.
    const isOpen = activity?.state === 'running' || activity?.state === 'coming';
    if (!activity || !isOpen || value <= max_value) {
      // An alert about a stop stays until an operator takes it, or until it is measured below the limit.
      if (value <= max_value) await clear(db, rule, now);
      continue;
    }
    const detail = `${activity.name}：${guardMeasureNames[measure]} ${guardValueText(measure, value)}，上限 ${guardValueText(measure, max_value)}${act === 'stop' ? '，已自动停止' : ''}`;
    await db
      .transaction()
      .execute(async (tx) => {
        if (act === 'stop')
          await stopAs(
            tx,
            key,
            {
              actor: { operatorId: null, name: null, network: '' },
              act: '护栏触发，自动停止',
              reason: detail,
            },
            now,
          );
        await raise(tx, rule, detail, now);
      })
      .catch((error: unknown) => {
        // Stopped or ended since it was read.
        if (!(error instanceof Refusal)) log.error({ err: error, rule }, 'a guard rail could not be applied');
      });
  }
}

export async function lastHour(db: Db, { kind, activityId }: ActivityKey, now: Date) {
  const rows = await db
    .selectFrom('activity_minutes')
    .select(['minute', 'joined', 'won', 'spent_fen as spentFen'])
    .where('kind', '=', kind)
    .where('activity_id', '=', activityId)
    .where('minute', '>', new Date(now.getTime() - hourMs))
    .where('minute', '<=', now)
    .execute();
  return rows;
}

const raise = (tx: Tx, rule: string, detail: string, now: Date) =>
  tx
    .insertInto('alerts')
    .values({ alert_id: newId(), rule, detail, raised_at: now })
    .onConflict((conflict) => conflict.column('rule').where('cleared_at', 'is', null).doUpdateSet({ detail }))
    .execute();

const clear = (db: Db, rule: string, now: Date) =>
  db
    .updateTable('alerts')
    .set({ cleared_at: now })
    .where('rule', '=', rule)
    .where('cleared_at', 'is', null)
    .execute();
