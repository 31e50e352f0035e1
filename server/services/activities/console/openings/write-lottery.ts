import type { LotteryDraft } from '#core/contract/console/activities/openings.shapes.ts';
import type { Tx } from '../../../../db/database.ts';

/** Writes a lottery with its prizes as a version of its own: draws of an earlier one keep theirs. */
export async function writeLottery(
  tx: Tx,
  { lotteryId, name, dailyChances, rules, beginsAt, endsAt, budgetFen, prizes }: LotteryDraft,
  version: number,
  now: Date,
): Promise<void> {
  const begins_at = beginsAt === null ? now : new Date(beginsAt);
  const values = {
    name,
    version,
    daily_chances: dailyChances,
    rules: [...rules],
    begins_at,
    ends_at: new Date(endsAt),
    stopped_at: null,
    stopped_for: null,
  };
  await tx
    .insertInto('lotteries')
    .values({ lottery_id: lotteryId, ...values })
    .onConflict((c) => c.column('lottery_id').doUpdateSet(values))
    .execute();
  const placed = prizes.map((prize, place) => ({ ...prize, place, id: `${lotteryId}.${version}.${place}` }));
  await tx
    .insertInto('lottery_prizes')
    .values(
      placed.map(({ id, place, kind, awardId, weight, costFen, ...prize }) => ({
        lottery_id: lotteryId,
        version,
        place,
        prize_id: id,
        name: prize.name,
        pic_url: prize.picUrl,
        kind,
        weight,
        cost_fen: costFen,
        template_id: kind === 'coupon' ? awardId : null,
        rights_id: kind === 'right' ? awardId : null,
      })),
    )
    .execute();
  const stock = placed.flatMap(({ id, stock: total }) =>
    total === null ? [] : [{ lottery_id: lotteryId, prize_id: id, total }],
  );
  if (stock.length > 0) await tx.insertInto('lottery_stock').values(stock).execute();
  // Odds that were planned for the earlier one never start.
  await tx
    .updateTable('lottery_versions')
    .set({ state: 'replaced' })
    .where('lottery_id', '=', lotteryId)
    .where('state', '=', 'planned')
    .execute();
  await tx
    .insertInto('lottery_versions')
    .values({
      lottery_id: lotteryId,
      version,
      takes_effect_at: begins_at,
      state: 'started',
      approved_at: now,
    })
    .execute();
  const budget = { budget_fen: budgetFen, spent_fen: 0 };
  await tx
    .insertInto('activity_budgets')
    .values({ kind: 'lottery', activity_id: lotteryId, ...budget })
    .onConflict((c) => c.columns(['kind', 'activity_id']).doUpdateSet(budget))
    .execute();
}
