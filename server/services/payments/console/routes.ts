import type { money } from '#core/contract/console/orders/money/money.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { propose } from '../../operators/public.ts';
import { closeDay, dayClosing } from './close-day.ts';
import { ignoreDecision, repairDecision } from './decision-kinds.ts';
import { differenceDetail } from './difference-detail.ts';
import { differenceCounts, differenceList } from './difference-list.ts';
import { moneyDays } from './money-days.ts';
import { reconcileNow } from './reconcile-now.ts';

export const moneyConsoleRoutes = (deps: Deps): ConsoleHandlers<typeof money> => ({
  moneyDays: (input) => moneyDays(deps, input),
  differences: (input) => differenceList(deps.db, input),
  differenceCounts: () => differenceCounts(deps.db),
  differenceDetail: ({ differenceId }) => differenceDetail(deps, differenceId),
  reconcileDay: ({ day }, call) => reconcileNow(deps, day, call),
  dayClosing: ({ day }) => dayClosing(deps.db, day),
  closeDay: ({ day }, call) => closeDay(deps, day, call),
  proposeRepair: ({ differenceId, reason }, call) =>
    propose(deps, repairDecision, { input: { differenceId }, reason }, call),
  proposeIgnore: ({ differenceId, reason }, call) =>
    propose(deps, ignoreDecision, { input: { differenceId, note: reason }, reason }, call),
});
