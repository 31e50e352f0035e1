import type { activities } from '#core/contract/console/activities/activities.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { propose } from '../../operators/public.ts';
import { flashSaleChoices } from './flash-sale-choices.ts';
import { flashSaleCurve } from './flash-sale-curve.ts';
import { flashSaleDetail } from './flash-sale-detail.ts';
import { openFlashSale } from './flash-sale-kind.ts';
import { flashSaleList } from './flash-sale-list.ts';
import { restartFlashSale } from './restart-flash-sale-kind.ts';
import { stopFlashSale } from './stop-flash-sale.ts';

export const activityConsoleRoutes = (deps: Deps): ConsoleHandlers<typeof activities> => ({
  flashSales: (filters) => flashSaleList(deps.db, filters, deps.clock.now()),
  flashSale: ({ sessionId }) => flashSaleDetail(deps.db, sessionId, deps.clock.now()),
  flashSaleCurve: ({ sessionId }) => flashSaleCurve(deps.db, sessionId, deps.clock.now()),
  flashSaleChoices: ({ search }) => flashSaleChoices(deps.db, search, deps.clock.now()),
  proposeFlashSale: ({ reason, ...input }, call) => propose(deps, openFlashSale, { input, reason }, call),
  stopFlashSale: (input, call) => stopFlashSale(deps, input, call),
  proposeFlashSaleRestart: ({ reason, ...input }, call) =>
    propose(deps, restartFlashSale, { input, reason }, call),
});
