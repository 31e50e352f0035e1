import type { closings } from '#core/contract/console/service/closings/closings.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { closingCounts, closingList } from './closing-list.ts';

export const closingRoutes = (deps: Deps): ConsoleHandlers<typeof closings> => ({
  closings: (input) => closingList(deps, input),
  closingCounts: () => closingCounts(deps),
});
