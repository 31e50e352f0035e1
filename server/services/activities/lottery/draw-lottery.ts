import type { lottery as calls } from '#core/contract/activity/lottery.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { lotteryRefusals, type LotteryRefusal } from '#core/rules/activity/activity-refusals.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { computedDraw } from '#core/rules/lottery/verify-draw.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { grantCoupon } from '../../coupons/public.ts';
import { shareActivity } from '../limits/activity-lock.ts';
import { spendBudget, withinBudget } from '../limits/spend-budget.ts';
import { lotteryClosed } from './lottery-state.ts';
import { drawOf, lotteryOf, prizesOf, takeUnit, type DrawRow, type PrizeRow } from './tables.ts';

type DrawInput = InputOf<typeof calls.drawLottery>;

/**
 * Uses a chance for one draw; a repetition gets the first draw. The result follows from the seed committed to with the
 * chance and the page's own number; chance, stock, prize, budget and draw change in one transaction, whose lock of the lottery is shared
 * with other draws: a stop or other odds wait for it, and it is wholly before or after them.
 */
export async function drawLottery(
  deps: Pick<Deps, 'db' | 'clock' | 'activityRefusals'>,
  { userId }: Member,
  input: DrawInput,
): Promise<DrawRow> {
  const { db, clock } = deps;
  const { lotteryId, chanceId } = input;
  const earlier = await drawOf(db, userId, chanceId);
  if (earlier) return earlier;
  const now = clock.now();
  const activity = { kind: 'lottery', activityId: lotteryId } as const;
  try {
    return await withinBudget(db, activity, now, () =>
      db.transaction().execute((tx) => drawOnce(tx, userId, input, now)),
    );
  } catch (error) {
    const why = error instanceof Refusal ? refusalOf(error.message) : undefined;
    if (why) deps.activityRefusals.record(activity, why, now);
    throw error;
  }
}

const refusalOf = (sentence: string): LotteryRefusal | undefined =>
  (Object.keys(lotteryRefusals) as LotteryRefusal[]).find((why) => lotteryRefusals[why] === sentence);

async function drawOnce(
  tx: Tx,
  userId: string,
  { lotteryId, chanceId, clientSeed, version }: DrawInput,
  now: Date,
): Promise<DrawRow> {
  await shareActivity(tx, 'lottery', lotteryId);
  const lottery = await lotteryOf(tx, lotteryId);
  const closed = lotteryClosed(lottery, now);
  if (!lottery || closed) throw new Refusal(lotteryRefusals[closed ?? 'gone']);
  const chance = await lockChance(tx, userId, lotteryId, chanceId);
  const drawn = await drawOf(tx, userId, chanceId);
  if (drawn) return drawn;
  if (chance.day !== chinaDay(now)) throw new Refusal('这次机会已过期，今天的机会请刷新后查看');
  if (version !== lottery.version) throw new Refusal(lotteryRefusals.outdated);
  const prizes = await prizesOf(tx, lotteryId, [version]);
  const { number, place: drawnPlace } = computedDraw({ ...chance, chanceId, clientSeed, prizes });
  const [input, none] = [prizes[drawnPlace], prizes.find(({ kind }) => kind === 'none')];
  if (!input || !none) throw new Error(`lottery ${lotteryId} has no field for a draw`);
  const unit = await takeUnit(tx, input);
  const prize = unit.isTaken ? input : none;
  await tx
    .insertInto('lottery_draws')
    .values({
      chance_id: chanceId,
      user_id: userId,
      lottery_id: lotteryId,
      version,
      seed: chance.seed,
      client_seed: clientSeed,
      number,
      drawn_place: input.place,
      place: prize.place,
      stock_before: unit.before,
      stock_after: unit.after,
      ...(await award(tx, userId, prize, now)),
      drawn_at: now,
    })
    .execute();
  const stored = await drawOf(tx, userId, chanceId);
  if (!stored) throw new Error('a draw just stored is gone');
  const activity = { kind: 'lottery', activityId: lotteryId } as const;
  await spendBudget(tx, activity, prize.cost_fen, lotteryRefusals.usedUp);
  return stored;
}

/** Locks the chance, which serialises concurrent draws of it. Chances of other subscribers are not found. */
async function lockChance(tx: Tx, userId: string, lotteryId: string, chanceId: string) {
  const chance = await tx
    .selectFrom('lottery_chances as h')
    .innerJoin('lottery_seeds as s', 's.chance_id', 'h.chance_id')
    .select(['h.day', 'h.commitment', 's.seed'])
    .where('h.chance_id', '=', chanceId)
    .where('h.user_id', '=', userId)
    .where('h.lottery_id', '=', lotteryId)
    .forUpdate()
    .executeTakeFirst();
  if (!chance) throw new Refusal('没有找到这次机会，请刷新后再试');
  return chance;
}

/** A coupon is given at once. For a right a subscription is opened, from which the claim engine delivers it. */
async function award(
  tx: Tx,
  userId: string,
  { kind, template_id, rights_id }: PrizeRow,
  now: Date,
): Promise<{ readonly card_code: string | null; readonly subscription_id: string | null }> {
  if (kind === 'coupon' && template_id !== null)
    return {
      card_code: await grantCoupon(tx, { userId, templateId: template_id }, now),
      subscription_id: null,
    };
  if (kind === 'none' || rights_id === null) return { card_code: null, subscription_id: null };
  const { product_id } = await tx
    .selectFrom('rights as r')
    .innerJoin('right_groups as g', 'g.group_id', 'r.group_id')
    .select('g.product_id')
    .where('r.rights_id', '=', rights_id)
    .executeTakeFirstOrThrow();
  const subscription_id = newId();
  await tx
    .insertInto('subscriptions')
    .values({
      subscription_id,
      user_id: userId,
      product_id,
      opened_at: now,
      ends_at: new Date(claimCycle(now).endsAt),
    })
    .execute();
  return { card_code: null, subscription_id };
}
