import type { views } from '#core/contract/console/views.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { removeView, saveView, viewsOf } from './saved-views.ts';

export const viewRoutes = (deps: Deps): ConsoleHandlers<typeof views> => ({
  views: (input, { caller }) => viewsOf(deps, input, caller.operatorId),
  saveView: (input, { caller }) => saveView(deps, input, caller.operatorId),
  removeView: (input, { caller }) => removeView(deps, input, caller.operatorId),
});
