import type { upstreamConsole } from '#core/contract/console/operations/upstreams.ts';
import type { Deps } from '../../../deps.ts';
import type { ConsoleHandlers } from '../../../http/operators/serve-console.ts';
import { forceOpen, liftForced, probeUpstream } from './upstream-acts.ts';
import { upstreamList } from './upstream-list.ts';

export const upstreamRoutes = (deps: Deps): ConsoleHandlers<typeof upstreamConsole> => ({
  upstreams: () => upstreamList(deps),
  probeUpstream: (input, call) => probeUpstream(deps, input, call),
  forceOpen: (input, call) => forceOpen(deps, input, call),
  liftForced: (input, call) => liftForced(deps, input, call),
});
