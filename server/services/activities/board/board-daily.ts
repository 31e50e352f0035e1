import { sql } from 'kysely';
import type { BoardCash, BoardLottery } from '#core/contract/activity/board.shapes.ts';
import { nextStreakBonus, rewardsOf } from '#core/rules/activity/daily-cash.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { sumFen } from '#core/rules/pricing/money.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { cashState } from '../daily-cash/cash-state.ts';
import { rewardRows } from '../daily-cash/tables.ts';
import { openChances, sourcesToday } from '../lottery/chances.ts';
import { lotteryPhase } from '../lottery/lottery-board.ts';
import { lastWinners, lotteryOf, type LotteryRow } from '../lottery/tables.ts';

/** The daily sign-in: how many signed in today, and the caller's streak with its next bonus. */
export async function boardCash(deps: Deps, caller: Member | undefined): Promise<BoardCash> {
  const { db, clock } = deps;
  const today = chinaDay(clock.now());
  const [rewards, own, activity, { signers }] = await Promise.all([
    rewardRows(db),
    caller && cashState(deps, caller),
    db.selectFrom('cash_activity').select('stopped_for').executeTakeFirst(),
    db
      .selectFrom('cash_sign_ins')
      .select((e) => e.fn.countAll<number>().as('signers'))
      .where('signed_on', '=', today)
      .executeTakeFirstOrThrow(),
  ]);
  const bonus = own && nextStreakBonus(rewards, own.streak);
  const stopped = activity?.stopped_for ?? null;
  return {
    state: stopped === null ? 'running' : stopped === 'budget' ? 'usedUp' : 'stopped',
    signers,
    firstFen: rewardsOf(rewards, 'day')[0]?.amountFen ?? 0,
    mine: own
      ? {
          signedToday: own.signedToday,
          streak: own.streak,
          todayFen: sumFen(own.todayGains.map(({ amountFen }) => amountFen)),
          bonus: bonus
            ? { days: bonus.reward.days, daysLeft: bonus.daysLeft, amountFen: bonus.reward.amountFen }
            : null,
        }
      : null,
  };
}

const lotteryId = 'turntable' as const;

/** The wheel: what is left of its prizes, who won last, and the caller's chances of today. */
export async function boardLottery(
  { db, clock, encryption }: Deps,
  caller: Member | undefined,
): Promise<BoardLottery | null> {
  const now = clock.now();
  const lottery = await lotteryOf(db, lotteryId);
  if (!lottery) return null;
  const [{ left }, [latest], chancesLeft] = await Promise.all([
    db
      .selectFrom('lottery_stock')
      .select(sql<number>`coalesce(sum(total - taken), 0)::integer`.as('left'))
      .where('lottery_id', '=', lotteryId)
      .executeTakeFirstOrThrow(),
    lastWinners(db, lotteryId, 1),
    caller && chancesOf(db, lottery, caller.userId, chinaDay(now)),
  ]);
  return {
    lotteryId,
    state: lotteryPhase(lottery, now),
    prizesLeft: left,
    dailyChances: lottery.daily_chances,
    latest: latest
      ? { mobile: maskMobile(encryption.mobiles.open(latest.mobile_sealed)), prizeName: latest.name }
      : null,
    mine: chancesLeft === undefined ? null : { chancesLeft },
  };
}

/** The daily chances are made when the wheel is opened; until then they are counted as left. */
async function chancesOf(
  db: Deps['db'],
  { daily_chances }: LotteryRow,
  userId: string,
  day: string,
): Promise<number> {
  const player = { lotteryId, userId, day };
  const [open, sources] = await Promise.all([openChances(db, player), sourcesToday(db, player)]);
  return open.length + (sources.has('daily') ? 0 : daily_chances);
}
