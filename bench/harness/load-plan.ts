export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/**
 * A closed loop: every connection sends its next request when its last is answered. With `perSecond` requests are due at a fixed rate,
 * and the time a due request waits for a free connection counts. Bounded in time and in number.
 */
export interface LoadPlan {
  readonly origin: string;
  /** Sent in this order, over and over; with `once`, each a single time. */
  readonly requests: readonly LoadRequest[];
  readonly once?: boolean;
  readonly perSecond?: number;
  readonly connections: number;
  /** Each request over a connection of its own; `connections` of them at a time. */
  readonly newConnections?: boolean;
  /** Requests of the first seconds do not count, because a new process is slow. Comes on top of `maxSeconds`. */
  readonly warmUpSeconds?: number;
  readonly maxSeconds: number;
  /** Lowers the priority of the sending process, so that the measured processes get the CPU first. */
  readonly lowPriority?: boolean;
  /** Requests during a slowdown of the machine itself are left out of the percentiles. */
  readonly steadyOnly?: boolean;
  /** Answers whose text contains this count as good. */
  readonly good: string;
}

export interface LoadResult {
  readonly sent: number;
  /** Requests of the warm-up; in none of the other numbers. */
  readonly warmUp: number;
  readonly good: number;
  /** Answers that were not good: their first characters, and how often each came. */
  readonly bad: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** The durations the percentiles are taken from. */
  readonly timesMs: readonly number[];
  /** Those of the answers that were not good. */
  readonly badTimesMs: readonly number[];
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}
