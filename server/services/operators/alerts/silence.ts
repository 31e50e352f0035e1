import type { alertRuleConsole } from '#core/contract/console/operations/alert-rules.ts';
import type { Silence } from '#core/contract/console/operations/alert-rules.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { silenceFault } from '#core/rules/console/figures/alert-rules.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { alertTitle, isGuard } from './alert-title.ts';

type Call<Name extends keyof typeof alertRuleConsole> = (typeof alertRuleConsole)[Name];

/** What is silenced now, by rule. */
export async function silencesNow(db: Db, now: Date): Promise<ReadonlyMap<string, Silence>> {
  const rows = await db
    .selectFrom('alert_silences as s')
    .innerJoin('operators as o', 'o.operator_id', 's.silenced_by')
    .select(['s.rule', 's.ends_at', 's.reason', 'o.name'])
    .where('s.ends_at', '>', now)
    .execute();
  return new Map(
    rows.map(({ rule, ends_at, reason, name }) => [rule, { until: ends_at.toISOString(), by: name, reason }]),
  );
}

/** A rule of the table, or a guard rail that has raised an alert. */
async function checkKnown(db: Db, rule: string): Promise<void> {
  const found =
    (await db.selectFrom('alert_rules').select('rule').where('rule', '=', rule).executeTakeFirst()) ??
    (isGuard(rule)
      ? await db.selectFrom('alerts').select('rule').where('rule', '=', rule).executeTakeFirst()
      : undefined);
  if (!found) throw new NotFound('没有这条告警规则');
}

/** Alerts of the rule notify no operator until the end; they are listed as before. By one person. */
export async function silenceAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { rule, until, reason }: InputOf<Call<'silenceAlert'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'silenceAlert'>>> {
  await checkKnown(db, rule);
  const now = clock.now();
  const end = new Date(until);
  const fault = silenceFault(end.getTime(), now.getTime());
  if (fault !== undefined) throw new Refusal(fault);
  return db.transaction().execute(async (tx) => {
    const row = { reason, silenced_by: call.caller.operatorId, silenced_at: now, ends_at: end };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('alert_silences')
      .values({ rule, ...row })
      .onConflict((conflict) =>
        conflict.column('rule').doUpdateSet(row).where('alert_silences.ends_at', '<=', now),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) {
      const before = await tx
        .selectFrom('alert_silences as s')
        .innerJoin('operators as o', 'o.operator_id', 's.silenced_by')
        .select(['o.name', 's.ends_at'])
        .where('s.rule', '=', rule)
        .executeTakeFirstOrThrow();
      return { kind: 'silenced-before', by: before.name, until: before.ends_at.toISOString() };
    }
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '静默告警',
        objectKind: 'alertRule',
        objectKey: rule,
        objectName: await alertTitle(tx, rule),
        changes: [{ field: '静默', before: '没有', after: `到 ${chinaMinute(end)}` }],
        reason,
      },
      now,
    );
    return { kind: 'silenced' };
  });
}

export const endSilence = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { rule, reason }: InputOf<Call<'endSilence'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'endSilence'>>> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    const ended = await tx
      .deleteFrom('alert_silences')
      .where('rule', '=', rule)
      .where('ends_at', '>', now)
      .returning('ends_at')
      .executeTakeFirst();
    if (!ended) return { kind: 'ended-before' };
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '取消静默',
        objectKind: 'alertRule',
        objectKey: rule,
        objectName: await alertTitle(tx, rule),
        changes: [{ field: '静默', before: `到 ${chinaMinute(ended.ends_at)}`, after: '没有' }],
        reason,
      },
      now,
    );
    return { kind: 'ended' };
  });
