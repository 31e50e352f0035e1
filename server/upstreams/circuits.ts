import type { Logger } from 'pino';
import { answerBound } from '#core/rules/console/figures/answer-bounds.ts';
import type { BreakerState, UpstreamCounts } from '../http/figures/upstream-counts.ts';
import type { Breaker } from './breaker.ts';
import { probeUnderWay, probing } from './probing.ts';

/** A breaker whose outcomes are counted, and that an operator can hold open. */
export interface CountedBreaker {
  mayRequest(): boolean;
  /** `failure`: why it failed; undefined: it was answered. */
  record(failure: string | undefined, ms: number): void;
}

/** One upstream as this process sees it. Several breakers may belong to it. */
export interface Circuit {
  count(breaker: Breaker): CountedBreaker;
}

/** The breakers of this process. */
export interface Circuits extends UpstreamCounts {
  of(upstream: string): Circuit;
  /** Asks an upstream for an operator; see `probing.ts`. */
  probe: typeof probing;
  /** Opens these upstreams and no others, each until its time. */
  force(until: ReadonlyMap<string, Date>): void;
}

interface Count {
  answered: number;
  failed: number;
  notSent: number;
  readonly times: Map<string, number>;
}
interface Known {
  readonly breakers: Breaker[];
  lastFailure: string | null;
  lastFailedAt: Date | null;
}

const minuteMs = 60_000;
const worstFirst: readonly BreakerState[] = ['open', 'half-open', 'closed'];

export function circuits(
  clock: { now(): Date } = { now: () => new Date() },
  log?: Pick<Logger, 'warn'>,
): Circuits {
  const known = new Map<string, Known>();
  const minutes = new Map<number, Map<string, Count>>();
  let forced: ReadonlyMap<string, Date> = new Map();
  const isForced = (upstream: string): boolean => {
    const until = forced.get(upstream);
    return until !== undefined && clock.now() < until;
  };
  const minuteNow = (): number => Math.floor(clock.now().getTime() / minuteMs) * minuteMs;
  const countOf = (upstream: string): Count => {
    const minute = minuteNow();
    let counts = minutes.get(minute);
    if (!counts) minutes.set(minute, (counts = new Map()));
    let count = counts.get(upstream);
    if (!count) counts.set(upstream, (count = { answered: 0, failed: 0, notSent: 0, times: new Map() }));
    return count;
  };

  return {
    of(upstream) {
      const own: Known = known.get(upstream) ?? { breakers: [], lastFailure: null, lastFailedAt: null };
      known.set(upstream, own);
      return {
        count(breaker) {
          own.breakers.push(breaker);
          return {
            mayRequest() {
              if (probeUnderWay()) return true;
              const may = !isForced(upstream) && breaker.mayRequest();
              if (!may) countOf(upstream).notSent += 1;
              return may;
            },
            record(failure, ms) {
              const probe = probeUnderWay();
              if (probe) {
                probe.result = { failure };
                return;
              }
              breaker.record(failure === undefined);
              const count = countOf(upstream);
              const bound = answerBound(ms / 1_000);
              count.times.set(bound, (count.times.get(bound) ?? 0) + 1);
              if (failure === undefined) {
                count.answered += 1;
                return;
              }
              count.failed += 1;
              own.lastFailure = failure;
              own.lastFailedAt = clock.now();
              log?.warn({ upstream, reason: failure, ms: Math.round(ms) }, 'an upstream failed');
            },
          };
        },
      };
    },
    states: () =>
      [...known].map(([upstream, { breakers, lastFailure, lastFailedAt }]) => {
        const states = breakers.map((each) => each.state());
        const state = isForced(upstream) ? 'open' : worstFirst.find((each) => states.includes(each));
        return { upstream, state: state ?? 'closed', lastFailure, lastFailedAt };
      }),
    take() {
      const counts = [...minutes].flatMap(([at, ofMinute]) =>
        [...ofMinute].map(([upstream, { times, ...count }]) => ({
          minute: new Date(at),
          upstream,
          ...count,
          times: Object.fromEntries(times),
        })),
      );
      const now = minuteNow();
      for (const at of minutes.keys()) if (at !== now) minutes.delete(at);
      return counts;
    },
    probe: probing,
    force: (until) => (forced = until),
  };
}
