import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { activityTerms } from '#core/contract/console/activities/every-activity.shapes.ts';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import { needsCodeAboveFen } from '#core/rules/console/activity-budget.ts';
import { formatDayTime } from '#core/rules/console/activity-time.ts';
import { activityTermsFault } from '#core/rules/console/activities/activity-terms-fault.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { ProposalKind } from '../../../operators/public.ts';
import {
  activityTables,
  isRow,
  lockedActivity,
  objectKeyOf,
  type LockedActivity,
} from './locked-activity.ts';

type Terms = z.output<typeof activityTerms>;
const yuan = (fen: number | null): string => (fen === null ? '不限' : `¥${(fen / 100).toFixed(2)}`);
const timeText = (at: Date | null): string => (at ? formatDayTime(at.toISOString()) : '不限');

/** Another time, budget or number of units of an activity. */
export const changeTerms: ProposalKind<Terms> = {
  kind: 'activity.terms',
  act: '修改活动',
  objectKind: 'activity',
  approve: 'activities.approve',
  input: activityTerms,
  needsTotp: needsCodeAboveFen,
  async dryRun(tx, terms, now) {
    const activity = await lockedActivity(tx, terms, now);
    const { budget_fen, spent_fen } = activity;
    const fault = activityTermsFault(
      terms,
      {
        kind: terms.kind,
        beginsAt: activity.begins_at,
        endsAt: activity.ends_at,
        spentFen: spent_fen ?? 0,
        stocks: activity.stocks.map(({ prize_id, name, taken }) => ({ prizeId: prize_id, name, taken })),
      },
      now,
    );
    if (fault !== undefined) throw new Refusal(fault);
    const addedFen = terms.budgetFen === undefined ? 0 : terms.budgetFen - (budget_fen ?? spent_fen ?? 0);
    return {
      target: objectKeyOf(terms),
      targetName: activity.name,
      baseVersion: versionOf(activity),
      changes: changesOf(terms, activity),
      effects: [
        terms.budgetFen === undefined
          ? '同意后马上生效'
          : `已用 ${yuan(spent_fen ?? 0)}，还能再花 ${yuan(terms.budgetFen - (spent_fen ?? 0))}，到顶自动停`,
        ...(activity.stopped_at ? ['活动仍是停止的，恢复要另提一条申请'] : []),
      ],
      costFen: terms.budgetFen === undefined ? null : Math.max(0, addedFen),
    };
  },
  async apply(tx, terms) {
    const { kind, activityId, beginsAt, endsAt, budgetFen } = terms;
    const set = [
      ...(beginsAt === undefined ? [] : [sql`begins_at = ${new Date(beginsAt)}`]),
      ...(endsAt === undefined ? [] : [sql`ends_at = ${new Date(endsAt)}`]),
      ...(budgetFen === undefined || kind === 'lottery' || kind === 'cash'
        ? []
        : [sql`budget_fen = ${budgetFen}`]),
    ];
    if (set.length > 0)
      await sql`update ${sql.table(activityTables[kind].table)} set ${sql.join(set)} where ${isRow(terms)}`.execute(
        tx,
      );
    if (budgetFen !== undefined && (kind === 'lottery' || kind === 'cash'))
      await tx
        .insertInto('activity_budgets')
        .values({ kind, activity_id: activityId, budget_fen: budgetFen })
        .onConflict((c) => c.columns(['kind', 'activity_id']).doUpdateSet({ budget_fen: budgetFen }))
        .execute();
    for (const { prizeId, total } of terms.stocks ?? [])
      await tx
        .updateTable('lottery_stock')
        .set({ total })
        .where('lottery_id', '=', activityId)
        .where('prize_id', '=', prizeId)
        .execute();
  },
};

/** What is spent or taken meanwhile is no change: the checks are repeated with it. */
const versionOf = ({ begins_at, ends_at, stopped_at, budget_fen, stocks }: LockedActivity): string =>
  hash(
    'sha256',
    JSON.stringify([
      begins_at,
      ends_at,
      stopped_at,
      budget_fen,
      stocks.map(({ prize_id, total }) => [prize_id, total]),
    ]),
    'hex',
  );

function changesOf(terms: Terms, { begins_at, ends_at, budget_fen, stocks }: LockedActivity): FieldChange[] {
  const time = (iso: string | undefined, before: Date | null): string =>
    timeText(iso === undefined ? before : new Date(iso));
  return [
    { field: '开始', before: timeText(begins_at), after: time(terms.beginsAt, begins_at) },
    { field: '结束', before: timeText(ends_at), after: time(terms.endsAt, ends_at) },
    {
      field: '预算',
      before: yuan(budget_fen),
      after: yuan(terms.budgetFen === undefined ? budget_fen : terms.budgetFen),
    },
    ...(terms.stocks ?? []).map(({ prizeId, total }) => {
      const stock = stocks.find(({ prize_id }) => prize_id === prizeId);
      return {
        field: `${stock?.name ?? prizeId}：数量`,
        before: String(stock?.total ?? ''),
        after: String(total),
      };
    }),
  ].filter(({ before, after }) => before !== after);
}
