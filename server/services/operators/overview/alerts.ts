import { sql } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { overview } from '#core/contract/console/overview.ts';
import { alertRules, type RecentFigures } from '#core/rules/console/figures/alert-rules.ts';
import { answerTime } from '#core/rules/console/figures/answer-bounds.ts';
import type { Db } from '../../../db/database.ts';
import { pageByTime } from '../../../db/keyset-page.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';

const recentMs = 5 * 60_000;

/** Raises an alert for every rule that is broken now, and clears those that are not any more. */
export async function raiseAlerts(db: Db, now: Date): Promise<void> {
  const recent = await recentFigures(db, now);
  for (const { rule, detail } of alertRules) {
    const text = detail(recent);
    if (text === undefined)
      await db
        .updateTable('alerts')
        .set({ cleared_at: now })
        .where('rule', '=', rule)
        .where('cleared_at', 'is', null)
        .execute();
    else
      await db
        .insertInto('alerts')
        .values({ alert_id: newId(), rule, detail: text, raised_at: now })
        .onConflict((conflict) =>
          conflict.column('rule').where('cleared_at', 'is', null).doUpdateSet({ detail: text }),
        )
        .execute();
  }
}

export const raiseAlertsJob = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): RecurringJob => ({
  name: 'alerts',
  everyMs: 60_000,
  run: () => raiseAlerts(db, clock.now()),
});

async function recentFigures(db: Db, now: Date): Promise<RecentFigures> {
  const rows = await db
    .selectFrom('metric_minutes')
    .select(['figure', 'label', sql<number>`sum(value)::bigint`.as('value')])
    .where('minute', '>', new Date(now.getTime() - recentMs))
    .where('minute', '<=', now)
    .groupBy(['figure', 'label'])
    .execute();
  const sum = (figure: string): number =>
    rows.reduce((all, row) => all + (row.figure === figure ? row.value : 0), 0);
  const times = rows.filter(({ figure }) => figure === 'answers');
  return {
    claims: sum('claims'),
    claimsRefused: sum('claims.refused'),
    delivered: sum('claims.delivered'),
    failed: sum('claims.failed'),
    orders: sum('orders'),
    ordersRefused: sum('orders.refused'),
    p99: answerTime(new Map(times.map(({ label, value }) => [label, value])), 0.99),
  };
}

/** Guard rails of activities have rules of their own; the detail names the activity. */
const titleOf = (rule: string): string =>
  rule.startsWith('guard:') ? '活动护栏触发' : (alertRules.find((each) => each.rule === rule)?.title ?? rule);

export async function alertList(
  db: Db,
  input: InputOf<typeof overview.alerts>,
): Promise<DataOf<typeof overview.alerts>> {
  const rows = db
    .selectFrom('alerts')
    .leftJoin('operators', 'operators.operator_id', 'alerts.taken_by')
    .selectAll('alerts')
    .select('operators.name');
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows,
      by: ['raised_at', 'alert_id'],
      keyOf: ({ raised_at, alert_id }) => [raised_at, alert_id],
      counted: () => db.selectFrom('alerts').select('alert_id'),
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map(({ alert_id, rule, detail, raised_at, cleared_at, taken_by, name }) => ({
      alertId: alert_id,
      title: titleOf(rule),
      detail,
      raisedAt: raised_at.toISOString(),
      clearedAt: cleared_at?.toISOString() ?? null,
      takenBy: taken_by !== null && name !== null ? { operatorId: taken_by, name } : null,
    })),
  };
}

/** The first operator who takes an alert stays; the others see the name. */
export async function takeAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { alertId }: InputOf<typeof overview.takeAlert>,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const taken = await tx
      .updateTable('alerts')
      .set({ taken_by: call.caller.operatorId, taken_at: now })
      .where('alert_id', '=', alertId)
      .where('taken_by', 'is', null)
      .returning(['rule', 'detail'])
      .executeTakeFirst();
    if (!taken) {
      const found = await tx
        .selectFrom('alerts')
        .innerJoin('operators', 'operators.operator_id', 'alerts.taken_by')
        .select('operators.name')
        .where('alert_id', '=', alertId)
        .executeTakeFirst();
      throw found ? new Refusal(`${found.name}已认领这条告警`) : new NotFound('没有这条告警');
    }
    const title = titleOf(taken.rule);
    await appendAudit(
      tx,
      actorOf(call),
      { act: '认领告警', objectKind: 'alert', objectKey: alertId, objectName: title, reason: taken.detail },
      now,
    );
  });
  return null;
}
