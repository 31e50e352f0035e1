import type { reveals } from '#core/contract/console/reveals/reveals.ts';
import { revealsPerDay } from '#core/rules/console/number-reveals.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { markRevealSeen, revealList } from './reveal-list.ts';
import { revealsOfDay } from './add-reveal.ts';
import { revealNumber } from './reveal-number.ts';

export const revealRoutes = (deps: Deps): ConsoleHandlers<typeof reveals> => ({
  revealNumber: (input, call) => revealNumber(deps, input, call),
  revealsLeft: async (_input, { caller }) => ({
    left: revealsPerDay - (await revealsOfDay(deps.db, caller.operatorId, 'number', deps.clock.now())),
    limit: revealsPerDay,
  }),
  numberReveals: (input, call) => revealList(deps, input, call),
  markRevealSeen: ({ revealId }, call) => markRevealSeen(deps, revealId, call),
});
