import { withPrefix } from '../../endpoint.ts';
import { change, consolePrefix, read } from '../rows.ts';
import type { upstreamShapes } from './upstreams.shapes.ts';

/** The systems outside and the breakers before them (docs/decisions/0148). No call closes a breaker: only answers do. */
export const upstreamConsole = withPrefix<typeof upstreamShapes, 'operator'>(consolePrefix)({
  upstreams: read('/upstreams/list', 'upstreams.view'),
  probeUpstream: change('/upstreams/probe', 'upstreams.probe'),
  forceOpen: change('/upstreams/forceOpen', 'upstreams.forceOpen'),
  liftForced: change('/upstreams/lift', 'upstreams.forceOpen'),
});
