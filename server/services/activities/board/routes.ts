import type { board } from '#core/contract/activity/board.ts';
import type { ActivityBoard } from '#core/contract/activity/board.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers, Member } from '../../../http/call.ts';
import { remindOfSession } from '../flash-sales/appointments.ts';
import { boardCash, boardLottery } from './board-daily.ts';
import { boardGroups } from './board-groups.ts';
import { boardCoupons, boardHalfPrice, boardWelfare } from './board-offers.ts';
import { boardSales } from './board-sales.ts';

export const boardRoutes = (deps: Deps): Handlers<typeof board> => ({
  activityBoard: (_input, { caller }) => activityBoard(deps, caller),
  remindOfSession: (input, { caller }) => remindOfSession(deps, caller, input),
});

/** The state and numbers of every activity, with the caller's part. */
async function activityBoard(deps: Deps, caller: Member | undefined): Promise<ActivityBoard> {
  const { db, clock } = deps;
  const now = clock.now();
  const [sales, groups, cash, lottery, halfPrice, welfare, coupons] = await Promise.all([
    boardSales(db, caller?.userId, now),
    boardGroups(db, caller?.userId, now),
    boardCash(deps, caller),
    boardLottery(deps, caller),
    boardHalfPrice(deps, caller),
    boardWelfare(deps, caller),
    boardCoupons(deps, caller),
  ]);
  return { serverNow: now.toISOString(), sales, groups, cash, lottery, halfPrice, welfare, coupons };
}
