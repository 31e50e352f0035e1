import type { openings } from '#core/contract/console/activities/openings.ts';
import type { Deps } from '../../../../deps.ts';
import type { ConsoleHandlers } from '../../../../http/operators/serve-console.ts';
import { propose } from '../../../operators/public.ts';
import { awardChoices } from './award-choices.ts';
import { openGroupBuy } from './group-buy-kind.ts';
import { openLottery } from './lottery-kind.ts';
import { skuChoices } from './sku-choices.ts';

export const openingRoutes = (deps: Deps): ConsoleHandlers<typeof openings> => ({
  skuChoices: ({ search }) => skuChoices(deps.db, search, deps.clock.now()),
  awardChoices: ({ search }) => awardChoices(deps.db, search),
  proposeLottery: ({ reason, ...input }, call) => propose(deps, openLottery, { input, reason }, call),
  proposeGroupBuy: ({ reason, ...input }, call) => propose(deps, openGroupBuy, { input, reason }, call),
});
