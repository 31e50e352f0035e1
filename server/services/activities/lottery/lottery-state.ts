import type { LotteryId, LotteryState } from '#core/contract/activity/lottery.shapes.ts';
import { lotteryRefusals, type LotteryRefusal } from '#core/rules/activity/activity-refusals.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { browseMs, lotteryTasks, taskState, type LotteryTask } from '#core/rules/lottery/lottery-tasks.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { addChances, openChances, sourcesToday, type Player } from './chances.ts';
import { lotteryPhase } from './lottery-board.ts';
import { lotteryOf, type LotteryRow } from './tables.ts';

type StateDeps = Pick<Deps, 'db' | 'clock'>;

/** The subscriber's chances of today and the tasks that bring more. The daily chances are made when they are first read. */
export async function lotteryState(
  deps: StateDeps,
  { userId }: Member,
  lotteryId: LotteryId,
): Promise<LotteryState> {
  const now = deps.clock.now();
  const lottery = await openLottery(deps, lotteryId, now);
  const player = { lotteryId, userId, day: chinaDay(now) };
  await addChances(deps.db, player, 'daily', lottery.daily_chances);
  return stateOf(deps, player, now);
}

/** Does a task: browsing begins first and is finished 15 seconds later, the others are done at once. Repetitions change nothing. */
export async function doLotteryTask(
  deps: StateDeps,
  { userId }: Member,
  { lotteryId, task }: { readonly lotteryId: LotteryId; readonly task: LotteryTask },
): Promise<LotteryState> {
  const { db, clock } = deps;
  const now = clock.now();
  await openLottery(deps, lotteryId, now);
  const player = { lotteryId, userId, day: chinaDay(now) };
  const state = await stateOf(deps, player, now);
  switch (state.tasks.find((each) => each.task === task)?.state) {
    case 'open':
      await db
        .insertInto('lottery_browsing')
        .values({ user_id: userId, lottery_id: lotteryId, day: player.day, started_at: now })
        .onConflict((c) => c.doNothing())
        .execute();
      break;
    case 'ready':
      await addChances(db, player, task, 1);
      break;
    case 'started':
    case 'done':
    case undefined:
      return state;
  }
  return stateOf(deps, player, now);
}

async function openLottery({ db }: StateDeps, lotteryId: string, now: Date): Promise<LotteryRow> {
  const lottery = await lotteryOf(db, lotteryId);
  const why = lotteryClosed(lottery, now);
  if (!lottery || why) throw new Refusal(lotteryRefusals[why ?? 'gone']);
  return lottery;
}

/** Why a lottery is not open; undefined: it is. */
export function lotteryClosed(lottery: LotteryRow | undefined, now: Date): LotteryRefusal | undefined {
  const phase = lottery ? lotteryPhase(lottery, now) : 'notBegun';
  switch (phase) {
    case 'open':
      return undefined;
    case 'notBegun':
      return 'gone';
    case 'stopped':
    case 'usedUp':
    case 'ended':
      return phase;
  }
}

async function stateOf({ db }: StateDeps, player: Player, now: Date): Promise<LotteryState> {
  const [chances, sources, browsing] = await Promise.all([
    openChances(db, player),
    sourcesToday(db, player),
    db
      .selectFrom('lottery_browsing')
      .select('started_at')
      .where('user_id', '=', player.userId)
      .where('lottery_id', '=', player.lotteryId)
      .where('day', '=', player.day)
      .executeTakeFirst(),
  ]);
  const startedAt = browsing?.started_at ?? null;
  const [next] = chances;
  return {
    chancesLeft: chances.length,
    next: next ? { chanceId: next.chance_id, commitment: next.commitment } : null,
    tasks: lotteryTasks.map((task) => {
      const state = taskState(task, { startedAt, isDone: sources.has(task) }, now);
      const readyAt = (startedAt ?? now).getTime() + browseMs;
      return { task, state, waitMs: state === 'started' ? Math.max(0, readyAt - now.getTime()) : 0 };
    }),
  };
}
