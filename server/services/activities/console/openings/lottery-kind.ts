import { lotteryDraft, type LotteryDraft } from '#core/contract/console/activities/openings.shapes.ts';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import { needsCodeAboveFen } from '#core/rules/console/activity-budget.ts';
import { formatDayTime } from '#core/rules/console/activity-time.ts';
import { lotteryNames } from '#core/rules/console/activities/activity-names.ts';
import { chanceText, expectedFen, simulatedDraws } from '#core/rules/console/activities/lottery-odds.ts';
import { newLotteryFault, oddsOfDraft } from '#core/rules/console/activities/new-lottery-fault.ts';
import type { Tx } from '../../../../db/database.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { ProposalKind } from '../../../operators/public.ts';
import { lockActivity } from '../../limits/activity-lock.ts';
import { objectKeyOf } from '../every/locked-activity.ts';
import { existingAwards } from './award-choices.ts';
import { writeLottery } from './write-lottery.ts';

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;
const simulated = 100_000;

/** Opens a lottery at an address where none is, or where the last one has ended. */
export const openLottery: ProposalKind<LotteryDraft> = {
  kind: 'activity.lottery',
  act: '新开抽奖',
  objectKind: 'activity',
  approve: 'lotteries.approve',
  input: lotteryDraft,
  needsTotp: needsCodeAboveFen,
  async dryRun(tx, draft, now) {
    const { lotteryId, beginsAt, budgetFen, prizes } = draft;
    const { last, version } = await lockedAddress(tx, lotteryId);
    const awards = await existingAwards(
      tx,
      prizes.flatMap(({ awardId }) => awardId ?? []),
    );
    const running = last && last.ends_at > now ? (last.name ?? lotteryNames[lotteryId]) : undefined;
    const fault = newLotteryFault(draft, { running, awards }, now);
    if (fault !== undefined) throw new Refusal(fault);
    const odds = oddsOfDraft(draft);
    const { won, costFen } = simulatedDraws(odds, simulated, version + 1);
    return {
      target: objectKeyOf({ kind: 'lottery', activityId: lotteryId }),
      targetName: draft.name,
      baseVersion: `${version} ${last?.ends_at.toISOString() ?? 'none'}`,
      changes: termsOf(draft),
      effects: [
        beginsAt === null ? '同意后马上开始，5 秒内到所有手机' : `${formatDayTime(beginsAt)} 开始`,
        `每 1 万抽预计花 ${yuan(expectedFen(odds))}，最多花 ${yuan(budgetFen)}，到顶自动停`,
        `模拟 10 万抽花 ${yuan(costFen)}：${prizes.map(({ name }, place) => `${name} ${won[place] ?? 0}`).join('，')}`,
      ],
      costFen: budgetFen,
    };
  },
  async apply(tx, draft, { now }) {
    const { version } = await lockedAddress(tx, draft.lotteryId);
    await writeLottery(tx, draft, version + 1, now);
  },
};

/** What is at an address, and the latest version of prizes there; draws share the lock. */
async function lockedAddress(tx: Tx, lotteryId: string) {
  await lockActivity(tx, 'lottery', lotteryId);
  const last = await tx
    .selectFrom('lotteries')
    .select(['name', 'ends_at'])
    .where('lottery_id', '=', lotteryId)
    .executeTakeFirst();
  const { version } = await tx
    .selectFrom('lottery_prizes')
    .select((e) => e.fn.coalesce(e.fn.max('version'), e.lit(0)).as('version'))
    .where('lottery_id', '=', lotteryId)
    .executeTakeFirstOrThrow();
  return { last, version };
}

const termsOf = (draft: LotteryDraft): readonly FieldChange[] =>
  [
    ['名称', draft.name],
    ['地址', lotteryNames[draft.lotteryId]],
    ['每天机会', `${draft.dailyChances} 次，做任务可再得`],
    ['开始', draft.beginsAt === null ? '同意时' : formatDayTime(draft.beginsAt)],
    ['结束', formatDayTime(draft.endsAt)],
    ['预算', yuan(draft.budgetFen)],
    ...draft.prizes.map(({ name, weight, costFen, stock, awardId }) => [
      name,
      [
        chanceText(weight),
        ...(awardId === null ? [] : [awardId, `每份 ${yuan(costFen)}`]),
        ...(stock === null ? [] : [`${stock} 份`]),
      ].join('，'),
    ]),
  ].map(([field = '', after = '']) => ({ field, before: '', after }));
