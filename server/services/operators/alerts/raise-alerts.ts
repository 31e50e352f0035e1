import type { Selectable } from 'kysely';
import { brokenText, maxAlertMinutes, type AlertCondition } from '#core/rules/console/figures/alert-rules.ts';
import type { Db } from '../../../db/database.ts';
import type { AlertRules } from '../../../db/schema/figures.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../http/secrets.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';
import { minuteRows } from './minute-rows.ts';

const minuteMs = 60_000;

export const conditionOf = ({
  metric,
  comparison,
  limit_value: limit,
  minutes,
}: Pick<Selectable<AlertRules>, 'metric' | 'comparison' | 'limit_value' | 'minutes'>): AlertCondition => ({
  metric,
  comparison,
  limit,
  minutes,
});

/** Raises an alert for every rule that is broken now, and clears those that are not any more or whose rule is off. */
export async function raiseAlerts(db: Db, now: Date): Promise<void> {
  const rules = await db.selectFrom('alert_rules').selectAll().orderBy('rule').execute();
  const on = rules.filter(({ is_on }) => is_on);
  const rows = await minuteRows(
    db,
    on.map(({ metric }) => metric),
    { from: new Date(now.getTime() - maxAlertMinutes * minuteMs), until: now },
  );
  for (const rule of rules) {
    const text = rule.is_on ? brokenText(conditionOf(rule), rows, now.getTime()) : undefined;
    if (text === undefined)
      await db
        .updateTable('alerts')
        .set({ cleared_at: now })
        .where('rule', '=', rule.rule)
        .where('cleared_at', 'is', null)
        .execute();
    else
      await db
        .insertInto('alerts')
        .values({ alert_id: newId(), rule: rule.rule, detail: text, raised_at: now })
        .onConflict((conflict) =>
          conflict.column('rule').where('cleared_at', 'is', null).doUpdateSet({ detail: text }),
        )
        .execute();
  }
}

export const raiseAlertsJob = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): RecurringJob => ({
  name: 'alerts',
  everyMs: minuteMs,
  run: () => raiseAlerts(db, clock.now()),
});
