import type { overview } from '#core/contract/console/overview.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { alertList, takeAlert } from '../alerts/alert-list.ts';
import { readCohorts } from './read-cohorts.ts';
import { figureSteps, readFigures } from './read-figures.ts';
import { readFunnel } from './read-funnel.ts';

export const overviewRoutes = (deps: Deps): ConsoleHandlers<typeof overview> => ({
  figures: (input) => readFigures(deps.db, input, deps.clock.now()),
  figureSteps: (input) => figureSteps(deps.db, input, deps.clock.now()),
  funnel: (input) => readFunnel(deps.db, input, deps.clock.now()),
  renewalCohorts: (input) => readCohorts(deps.db, input, deps.clock.now()),
  alerts: (input, call) => alertList(deps, input, call),
  takeAlert: (input, call) => takeAlert(deps, input, call),
});
