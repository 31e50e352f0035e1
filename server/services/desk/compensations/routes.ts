import type { compensations } from '#core/contract/console/service/compensations/compensations.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { compensate } from './compensate.ts';
import {
  compensationList,
  compensationOfCase,
  compensationOffers,
  compensationSums,
} from './compensation-list.ts';

export const compensationRoutes = (deps: Deps): ConsoleHandlers<typeof compensations> => ({
  compensationOffers: (_input, call) => compensationOffers(deps, call),
  compensationOfCase: (input) => compensationOfCase(deps, input),
  compensate: (input, call) => compensate(deps, input, call),
  compensations: (input) => compensationList(deps, input),
  compensationSums: (input) => compensationSums(deps, input),
});
