import type { z } from 'zod';
import { lotteryOdds } from '#core/contract/console/activities/every-activity.shapes.ts';
import { needsCodeAboveFen } from '#core/rules/console/activity-budget.ts';
import { formatDayTime } from '#core/rules/console/activity-time.ts';
import {
  chanceText,
  expectedFen,
  maxCostFen,
  oddsFault,
  simulatedDraws,
} from '#core/rules/console/activities/lottery-odds.ts';
import type { Tx } from '../../../../db/database.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { ProposalKind } from '../../../operators/public.ts';
import { lockedActivity, objectKeyOf } from '../every/locked-activity.ts';
import { oddsOf, versionPrizes } from './lottery-versions.ts';
import { startVersion } from './start-versions.ts';

type Odds = z.output<typeof lotteryOdds>;
const simulated = 100_000;
const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** Other odds are a version of their own: what was drawn keeps the version that it was drawn by. */
export const changeOdds: ProposalKind<Odds> = {
  kind: 'lottery.odds',
  act: '修改抽奖概率',
  objectKind: 'activity',
  approve: 'lotteries.approve',
  input: lotteryOdds,
  needsTotp: needsCodeAboveFen,
  async dryRun(tx, { lotteryId, takesEffectAt, prizes }, now) {
    const key = { kind: 'lottery', activityId: lotteryId } as const;
    const { name, budget_fen, spent_fen, ends_at } = await lockedActivity(tx, key, now);
    const { current, rows, latest } = await currentPrizes(tx, lotteryId);
    const next = rows.map((row) => {
      const proposed = prizes.find(({ prizeId }) => prizeId === row.prize_id);
      if (!proposed) throw new Refusal(`缺少 ${row.name} 的概率`);
      return { ...oddsOf(row), weight: proposed.weight, costFen: proposed.costFen };
    });
    if (prizes.length !== rows.length) throw new Refusal('奖品和现在的版本对不上，请刷新后再填');
    const budgetLeftFen = budget_fen === null ? null : budget_fen - (spent_fen ?? 0);
    const fault = oddsFault(next, budgetLeftFen);
    if (fault !== undefined) throw new Refusal(fault);
    if (takesEffectAt !== null && ends_at && new Date(takesEffectAt) >= ends_at)
      throw new Refusal('生效时间在活动结束之后');
    const before = rows.map(oddsOf);
    const { won, costFen } = simulatedDraws(next, simulated, latest + 1);
    return {
      target: objectKeyOf(key),
      targetName: name,
      // Prizes given meanwhile are no other version: the checks are repeated with the units that are left.
      baseVersion: `${current} ${latest}`,
      changes: next.flatMap(({ prizeId, name: prize, weight, costFen: unitFen }) => {
        const old = before.find((each) => each.prizeId === prizeId);
        const text = (chance: number, cost: number): string => `${chanceText(chance)}，每份 ${yuan(cost)}`;
        const [was, will] = [old ? text(old.weight, old.costFen) : '', text(weight, unitFen)];
        return was === will ? [] : [{ field: prize, before: was, after: will }];
      }),
      effects: [
        takesEffectAt === null || new Date(takesEffectAt) <= now
          ? '同意后马上按新概率抽，已抽的不变'
          : `${formatDayTime(takesEffectAt)} 起按新概率抽，之前仍按第 ${current} 版`,
        `每 1 万抽预计花 ${yuan(expectedFen(next))}，现在 ${yuan(expectedFen(before))}`,
        `模拟 10 万抽花 ${yuan(costFen)}：${next.map(({ name: prize }, place) => `${prize} ${won[place] ?? 0}`).join('，')}`,
      ],
      costFen: maxCostFen(next, budgetLeftFen),
    };
  },
  async apply(tx, { lotteryId, takesEffectAt, prizes }, { now }) {
    const { rows, latest } = await currentPrizes(tx, lotteryId);
    const version = latest + 1;
    await tx
      .insertInto('lottery_prizes')
      .values(
        rows.map(({ left: _left, ...row }, place) => {
          const proposed = prizes.find(({ prizeId }) => prizeId === row.prize_id);
          return {
            ...row,
            lottery_id: lotteryId,
            version,
            place,
            weight: proposed?.weight ?? row.weight,
            cost_fen: proposed?.costFen ?? row.cost_fen,
          };
        }),
      )
      .execute();
    await tx
      .updateTable('lottery_versions')
      .set({ state: 'replaced' })
      .where('lottery_id', '=', lotteryId)
      .where('state', '=', 'planned')
      .execute();
    const takes_effect_at = takesEffectAt === null ? now : new Date(takesEffectAt);
    await tx
      .insertInto('lottery_versions')
      .values({ lottery_id: lotteryId, version, takes_effect_at, state: 'planned', approved_at: now })
      .execute();
    if (takes_effect_at <= now) await startVersion(tx, lotteryId, version);
  },
};

/** The version that is drawn from with its prizes, and the latest number; the caller has the lottery's lock. */
async function currentPrizes(tx: Tx, lotteryId: string) {
  const { version: current } = await tx
    .selectFrom('lotteries')
    .select('version')
    .where('lottery_id', '=', lotteryId)
    .executeTakeFirstOrThrow();
  const prizes = await versionPrizes(tx, lotteryId);
  return {
    current,
    rows: prizes.filter(({ version }) => version === current),
    latest: Math.max(current, ...prizes.map(({ version }) => version)),
  };
}
