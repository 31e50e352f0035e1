import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { overview } from '#core/contract/console/overview.ts';
import { isQuiet } from '#core/rules/console/figures/alert-rules.ts';
import { pageByTime } from '../../../db/keyset-page.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { alertTitle, guardTitle, isGuard } from './alert-title.ts';
import { silencesNow } from './silence.ts';

export async function alertList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: InputOf<typeof overview.alerts>,
  { caller }: Pick<OperatorCall, 'caller'>,
): Promise<DataOf<typeof overview.alerts>> {
  const now = clock.now();
  const rows = db
    .selectFrom('alerts')
    .leftJoin('operators', 'operators.operator_id', 'alerts.taken_by')
    .leftJoin('alert_rules as r', 'r.rule', 'alerts.rule')
    .selectAll('alerts')
    .select(['operators.name', 'r.title', 'r.role', 'r.quiet_from', 'r.quiet_until']);
  const [silences, { page, nextKey, count }] = await Promise.all([
    silencesNow(db, now),
    pageByTime(
      {
        db,
        rows,
        by: ['alerts.raised_at', 'alerts.alert_id'],
        keyOf: ({ raised_at, alert_id }) => [raised_at, alert_id],
        counted: () => db.selectFrom('alerts').select('alert_id'),
      },
      input,
    ),
  ]);
  return {
    nextKey,
    count,
    rows: page.map((row) => {
      const { alert_id, rule, detail, raised_at, cleared_at, taken_by, name, role } = row;
      const silence = silences.get(rule) ?? null;
      const quiet = isQuiet({ quietFrom: row.quiet_from, quietUntil: row.quiet_until }, now);
      const isYours = role === null || caller.roles.some((own) => own === role || own === 'owner');
      return {
        alertId: alert_id,
        title: row.title ?? (isGuard(rule) ? guardTitle : rule),
        detail,
        raisedAt: raised_at.toISOString(),
        clearedAt: cleared_at?.toISOString() ?? null,
        takenBy: taken_by !== null && name !== null ? { operatorId: taken_by, name } : null,
        rule,
        role,
        silence,
        isQuiet: quiet,
        callsYou: cleared_at === null && taken_by === null && silence === null && !quiet && isYours,
      };
    }),
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
    const title = await alertTitle(tx, taken.rule);
    await appendAudit(
      tx,
      actorOf(call),
      { act: '认领告警', objectKind: 'alert', objectKey: alertId, objectName: title, reason: taken.detail },
      now,
    );
  });
  return null;
}
