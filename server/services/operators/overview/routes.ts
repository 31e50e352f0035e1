import type { overview } from '#core/contract/console/overview.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { alertList, takeAlert } from './alerts.ts';
import { readFigures } from './read-figures.ts';

export const overviewRoutes = (deps: Deps): ConsoleHandlers<typeof overview> => ({
  figures: (input) => readFigures(deps.db, input, deps.clock.now()),
  alerts: (input) => alertList(deps.db, input),
  takeAlert: (input, call) => takeAlert(deps, input, call),
});
