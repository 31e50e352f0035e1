import type { Selectable } from 'kysely';
import type { alertRuleConsole } from '#core/contract/console/operations/alert-rules.ts';
import type { AlertTerms } from '#core/contract/console/operations/alert-rules.shapes.ts';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { conditionText, dryRun, dryRunText } from '#core/rules/console/figures/alert-rules.ts';
import { roleNames } from '#core/rules/console/role-permissions.ts';
import type { AlertRules } from '../../../db/schema/figures.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { minuteRows } from './minute-rows.ts';
import { conditionOf } from './raise-alerts.ts';
import { silencesNow } from './silence.ts';

type Call<Name extends keyof typeof alertRuleConsole> = (typeof alertRuleConsole)[Name];
type Stored = Selectable<AlertRules>;

const [minuteMs, dayMs] = [60_000, 86_400_000];
const maxRules = 50;

const termsOf = (row: Stored): AlertTerms => ({
  title: row.title,
  ...conditionOf(row),
  role: row.role,
  quietFrom: row.quiet_from,
  quietUntil: row.quiet_until,
  isOn: row.is_on,
});

const quietText = ({ quietFrom, quietUntil }: AlertTerms): string =>
  quietFrom === null || quietUntil === null ? '没有' : `${quietFrom} 到 ${quietUntil}`;
const shown = (terms: AlertTerms): readonly (readonly [string, string])[] => [
  ['名称', terms.title],
  ['条件', conditionText(terms)],
  ['通知', roleNames[terms.role]],
  ['免打扰', quietText(terms)],
  ['状态', terms.isOn ? '启用' : '停用'],
];

function changesBetween(before: AlertTerms | undefined, after: AlertTerms): FieldChange[] {
  const old = new Map(before && shown(before));
  return shown(after)
    .map(([field, value]) => ({ field, before: old.get(field) ?? '', after: value }))
    .filter((each) => each.before !== each.after);
}

export async function ruleList({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<DataOf<Call<'alertRules'>>> {
  const now = clock.now();
  const [rules, open, silences] = await Promise.all([
    db
      .selectFrom('alert_rules as r')
      .leftJoin('operators as o', 'o.operator_id', 'r.changed_by')
      .selectAll('r')
      .select('o.name')
      .orderBy('r.is_on', 'desc')
      .orderBy('r.title')
      .execute(),
    db.selectFrom('alerts').select(['rule', 'detail']).where('cleared_at', 'is', null).execute(),
    silencesNow(db, now),
  ]);
  return {
    readAt: now.toISOString(),
    rows: rules.map((row) => ({
      rule: row.rule,
      ...termsOf(row),
      version: row.version,
      changedBy: row.name ?? '',
      changedAt: row.changed_at?.toISOString() ?? null,
      alert: open.find(({ rule }) => rule === row.rule)?.detail ?? null,
      silence: silences.get(row.rule) ?? null,
    })),
  };
}

/** What a rule with these terms would have done in the last day. */
export async function tryAlertRule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  condition: InputOf<Call<'tryAlertRule'>>,
): Promise<DataOf<Call<'tryAlertRule'>>> {
  const until = clock.now().getTime();
  const from = until - dayMs;
  const rows = await minuteRows(db, [condition.metric], {
    from: new Date(from - condition.minutes * minuteMs),
    until: new Date(until),
  });
  return dryRunText(condition, dryRun(condition, rows, { from, until }));
}

/** Changes a rule as it was on the screen, or adds one. */
export async function saveAlertRule(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { rule: known, version, reason, ...terms }: InputOf<Call<'saveAlertRule'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'saveAlertRule'>>> {
  const { quietFrom, quietUntil } = terms;
  if ((quietFrom === null) !== (quietUntil === null)) throw new Refusal('免打扰要写开始和结束');
  if (quietFrom !== null && quietFrom === quietUntil) throw new Refusal('免打扰的开始和结束相同');
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const row = {
      title: terms.title,
      metric: terms.metric,
      comparison: terms.comparison,
      limit_value: terms.limit,
      minutes: terms.minutes,
      role: terms.role,
      quiet_from: quietFrom,
      quiet_until: quietUntil,
      is_on: terms.isOn,
      changed_by: call.caller.operatorId,
      changed_at: now,
    };
    const rule = known ?? newId();
    let before: Stored | undefined;
    if (known === undefined) {
      const { count } = await tx
        .selectFrom('alert_rules')
        .select((e) => e.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (count >= maxRules) throw new Refusal(`最多 ${maxRules} 条规则，可以改用停用的规则`);
      await tx
        .insertInto('alert_rules')
        .values({ rule, ...row })
        .execute();
    } else {
      before = await tx
        .selectFrom('alert_rules')
        .selectAll()
        .where('rule', '=', rule)
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw new NotFound('没有这条告警规则');
      if (before.version !== version) {
        const by = await tx
          .selectFrom('operators')
          .select('name')
          .where('operator_id', '=', before.changed_by)
          .executeTakeFirst();
        return { kind: 'changed-before', by: by?.name ?? '' };
      }
    }
    const changes = changesBetween(before && termsOf(before), terms);
    if (changes.length === 0) throw new Refusal('没有改动');
    if (before)
      await tx
        .updateTable('alert_rules')
        .set({ ...row, version: version + 1 })
        .where('rule', '=', rule)
        .execute();
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: before ? '修改告警规则' : '新增告警规则',
        objectKind: 'alertRule',
        objectKey: rule,
        objectName: terms.title,
        changes,
        reason,
      },
      now,
    );
    return { kind: 'saved' };
  });
}
