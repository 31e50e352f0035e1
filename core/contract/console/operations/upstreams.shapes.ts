import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { count, isoTime, noInput, singleLine } from '../../fields.ts';

const breakerState = z.enum(['closed', 'half-open', 'open']);
export type ShownBreakerState = z.output<typeof breakerState>;

const processState = z.object({
  process: z.string(),
  state: breakerState,
  /** Since when its breaker has this state. */
  since: isoTime,
  seenAt: isoTime,
  /** It has not reported for two minutes: what its breaker does now is not known. */
  isSilent: z.boolean(),
});
export type ProcessState = z.output<typeof processState>;

const upstream = z.object({
  upstream: z.string(),
  name: z.string(),
  /** What does not work without it. */
  without: z.string(),
  /** The worst of the processes that report; null: none does. */
  state: breakerState.nullable(),
  processes: z.array(processState),
  /** Of the last hour. */
  answered: count,
  failed: count,
  notSent: count,
  /** In milliseconds; null: no request. */
  p99: z.number().nullable(),
  lastFailure: z.object({ reason: z.string(), at: isoTime }).nullable(),
  forced: z.object({ until: isoTime, reason: z.string(), by: z.string(), at: isoTime }).nullable(),
  /** Why no harmless call exists; null: it can be probed. */
  noProbe: z.string().nullable(),
  /** The minutes of the last hour in order. */
  steps: z.array(z.object({ at: isoTime, answered: count, failed: count, p99: z.number().nullable() })),
});
export type UpstreamRow = z.output<typeof upstream>;

const named = { upstream: singleLine(80) };
const reason = singleLine(200, 4);

export const upstreamShapes = {
  upstreams: shape(noInput, z.object({ readAt: isoTime, rows: z.array(upstream) })),
  probeUpstream: shape(
    z.object(named),
    z.object({
      isAnswered: z.boolean(),
      /** What it said, or why there is no answer. */
      text: z.string(),
      ms: count,
    }),
  ),
  forceOpen: shape(
    z.object({ ...named, until: isoTime, reason }),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('opened') }),
      z.object({ kind: z.literal('opened-before'), by: z.string(), until: isoTime }),
    ]),
  ),
  /** Ends what an operator opened; the breakers of the processes go on by themselves. */
  liftForced: shape(z.object({ ...named, reason }), z.object({ kind: z.enum(['lifted', 'lifted-before']) })),
};
