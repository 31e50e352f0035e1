/** Half-open: the next request, or the one under way, is a trial. */
export type BreakerState = 'closed' | 'half-open' | 'open';

export interface CircuitState {
  readonly upstream: string;
  readonly state: BreakerState;
  readonly lastFailure: string | null;
  readonly lastFailedAt: Date | null;
}

export interface UpstreamCount {
  readonly minute: Date;
  readonly upstream: string;
  readonly answered: number;
  readonly failed: number;
  readonly notSent: number;
  /** How many requests took at most so many milliseconds, by bound (`answer-bounds.ts`). */
  readonly times: Readonly<Record<string, number>>;
}

/** What this process sees of its upstreams. */
export interface UpstreamCounts {
  states(): readonly CircuitState[];
  /** The counts of minutes that are not written yet, each so far; minutes before this one are forgotten. */
  take(): readonly UpstreamCount[];
}
