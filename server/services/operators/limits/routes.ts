import type { limitConsole } from '#core/contract/console/operations/limits.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { propose } from '../proposals/propose.ts';
import { changeLimit } from './limit-kind.ts';
import { limitList } from './limit-list.ts';

export const limitRoutes = (deps: Deps): ConsoleHandlers<typeof limitConsole> => ({
  limits: () => limitList(deps),
  proposeLimit: ({ reason, ...input }, call) => propose(deps, changeLimit, { input, reason }, call),
});
