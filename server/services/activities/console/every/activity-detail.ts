import { sql } from 'kysely';
import type { ActivityDetail } from '#core/contract/console/activities/every-activity.shapes.ts';
import { cashRefusals, lotteryRefusals } from '#core/rules/activity/activity-refusals.ts';
import { groupRefusals } from '#core/rules/activity/group-buy.ts';
import { guardValue } from '#core/rules/console/activities/guard-rails.ts';
import { chinaDay, chinaDayBounds } from '#core/rules/format/china-day.ts';
import type { Db } from '../../../../db/database.ts';
import { NotFound } from '../../../../http/refusal.ts';
import { activityFacts } from './activity-facts.ts';
import { activitiesAt, activityRows, rowView } from './activity-rows.ts';
import { guardsOf } from './guard-rails-kind.ts';
import { objectKeyOf, stocksOf, type ActivityKey } from './locked-activity.ts';
import { lastHour } from './run-guard-rails.ts';

const historyLength = 8;
const waitingNames: Readonly<Record<string, string>> = {
  'activity.restart': '恢复活动',
  'activity.terms': '修改活动',
  'activity.guards': '修改护栏',
  'lottery.odds': '修改概率',
  'activity.lottery': '新开抽奖',
  'coupon.budget': '领券活动预算',
  'coupon.restart': '恢复领券',
  'coupon.stock': '领券活动数量',
};
const sentences: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  group: groupRefusals,
  lottery: lotteryRefusals,
  cash: cashRefusals,
};

/** An activity as it is now. */
export async function activityDetail(db: Db, key: ActivityKey, now: Date): Promise<ActivityDetail> {
  const { kind, activityId } = key;
  const [row] = await activityRows(db, activitiesAt(now, key), now);
  if (!row) throw new NotFound('没有这个活动');
  const [facts, stocks, guards, minutes, refusals, history, waiting] = await Promise.all([
    activityFacts(db, key),
    kind === 'lottery' ? stocksOf(db, activityId) : [],
    guardsOf(db, key),
    lastHour(db, key, now),
    refusalsOf(db, key, now),
    db
      .selectFrom('audit_log')
      .select(['at', 'operator_name', 'act'])
      .where('object_kind', '=', 'activity')
      .where('object_key', '=', objectKeyOf(key))
      .orderBy('audit_id', 'desc')
      .limit(historyLength)
      .execute(),
    db
      .selectFrom('proposals')
      .select('kind')
      .where('kind', 'in', Object.keys(waitingNames))
      .where('target', 'in', kind === 'coupon' ? [objectKeyOf(key), activityId] : [objectKeyOf(key)])
      .where('state', '=', 'waiting')
      .where('ends_at', '>', now)
      .execute(),
  ]);
  return {
    ...rowView(row),
    serverNow: now.toISOString(),
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    wonToday: row.won_today,
    facts: [...facts],
    stocks: stocks.map(({ prize_id, ...stock }) => ({ prizeId: prize_id, ...stock })),
    guards: guards.map((guard) => ({ ...guard, value: guardValue(guard.measure, minutes, now) })),
    refusals: refusals.map(({ why, refused }) => ({ why: sentences[kind]?.[why] ?? why, refused })),
    history: history.map(({ at, operator_name, act }) => ({
      at: at.toISOString(),
      operator: operator_name,
      act,
    })),
    waitingActs: waiting.map((proposal) => waitingNames[proposal.kind] ?? proposal.kind),
  };
}

async function refusalsOf(db: Db, { kind, activityId }: ActivityKey, now: Date) {
  const { from } = chinaDayBounds(chinaDay(now));
  const { rows } = await sql<{ why: string; refused: number }>`
    select why, sum(refused)::integer as refused from (
      select why, refused, minute from activity_refusals where kind = ${kind} and activity_id = ${activityId}
      union all
      select r.why, r.refused, r.minute from sale_refusals r join seckill_goods k using (activity_id) where k.session_id = ${activityId}
    ) as refusals where minute >= ${from} group by why order by refused desc, why`.execute(db);
  return rows;
}
