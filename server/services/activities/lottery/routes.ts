import type { lottery } from '#core/contract/activity/lottery.ts';
import type { LotteryDraw } from '#core/contract/activity/lottery.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { claimRights } from '../../rights/public.ts';
import { claimAgain } from './claim-prize.ts';
import { drawAndClaim } from './draw-and-claim.ts';
import { drawViews, lotteryDraws } from './draw-view.ts';
import { lotteryBoard } from './lottery-board.ts';
import { doLotteryTask, lotteryState } from './lottery-state.ts';
import type { DrawRow } from './tables.ts';

export const lotteryRoutes = (deps: Deps): Handlers<typeof lottery> => {
  const claimRight = claimRights(deps);
  const view = async (draw: DrawRow): Promise<LotteryDraw> => {
    const [seen] = await drawViews(deps.db, [draw]);
    if (!seen) throw new Error('a draw without a view');
    return seen;
  };
  return {
    lotteryBoard: ({ lotteryId }) => lotteryBoard(deps, lotteryId),
    lotteryState: ({ lotteryId }, { caller }) => lotteryState(deps, caller, lotteryId),
    doLotteryTask: (input, { caller }) => doLotteryTask(deps, caller, input),
    drawLottery: async (input, { caller }) => view(await drawAndClaim(deps, claimRight, caller, input)),
    lotteryDraws: (input, { caller }) => lotteryDraws(deps, caller, input),
    claimLotteryPrize: async ({ drawId }, { caller }) =>
      view(await claimAgain(deps, claimRight, caller, drawId)),
  };
};
