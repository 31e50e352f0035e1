import type { previews } from '#core/contract/console/previews.ts';
import type { Deps } from '../../deps.ts';
import type { ConsoleHandlers } from '../../http/operators/serve-console.ts';
import { previewToken } from './preview-token.ts';

export const previewRoutes = (deps: Deps): ConsoleHandlers<typeof previews> => ({
  previewToken: (input, call) => previewToken(deps, input, call),
});
