import type { LotteryBoard, LotteryId, LotteryPrize } from '#core/contract/activity/lottery.shapes.ts';
import { lotteryRefusals } from '#core/rules/activity/activity-refusals.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { lastWinners, lotteryOf, prizesOf, soldOutPrizes, type LotteryRow, type PrizeRow } from './tables.ts';

const shownWinners = 10;

/** Everything about a lottery that is public: prizes, odds, rules and the last winners. */
export async function lotteryBoard(
  { db, clock, encryption }: Deps,
  lotteryId: LotteryId,
): Promise<LotteryBoard> {
  const lottery = await lotteryOf(db, lotteryId);
  if (!lottery) throw new Refusal(lotteryRefusals.gone);
  const [prizes, soldOut, winners] = await Promise.all([
    prizesOf(db, lotteryId, [lottery.version]),
    soldOutPrizes(db, lotteryId),
    lastWinners(db, lotteryId, shownWinners),
  ]);
  return {
    lotteryId,
    version: lottery.version,
    state: lotteryPhase(lottery, clock.now()),
    dailyChances: lottery.daily_chances,
    prizes: prizes.map((prize) => ({ ...prizeView(prize), isSoldOut: soldOut.has(prize.prize_id) })),
    rules: lottery.rules,
    winners: winners.map(({ mobile_sealed, name }) => ({
      mobile: maskMobile(encryption.mobiles.open(mobile_sealed)),
      prizeName: name,
    })),
  };
}

export const prizeView = ({ name, pic_url: picUrl, kind, weight }: PrizeRow): LotteryPrize => ({
  name,
  picUrl,
  kind,
  weight,
});

export function lotteryPhase(
  { begins_at, ends_at, stopped_for }: LotteryRow,
  now: Date,
): LotteryBoard['state'] {
  if (now >= ends_at) return 'ended';
  if (stopped_for !== null) return stopped_for === 'budget' ? 'usedUp' : 'stopped';
  return now < begins_at ? 'notBegun' : 'open';
}
