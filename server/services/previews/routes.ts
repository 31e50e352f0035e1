import type { previews } from '#core/contract/console/previews.ts';
import type { Deps } from '../../deps.ts';
import type { ConsoleHandlers } from '../../http/operators/serve-console.ts';
import { previewToken } from './preview-token.ts';
import { startViewAs } from './view-as/start-view-as.ts';

export const previewRoutes = (deps: Deps): ConsoleHandlers<typeof previews> => ({
  previewToken: (input, call) => previewToken(deps, input, call),
  viewAs: (input, call) => startViewAs(deps, input, call),
});
