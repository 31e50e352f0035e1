export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * A closed loop: every connection sends its next request when its last is answered; with `perSecond`, requests are due at a steady
 * beat, and one that finds no free connection has waited since then. Bounded in time and in number.
 */
export interface LoadOrder {
  readonly origin: string;
  /** Sent in this order, over and over; with `once`, each a single time. */
  readonly requests: readonly LoadRequest[];
  readonly once?: boolean;
  readonly perSecond?: number;
  readonly connections: number;
  /** Sent before anything counts: a process that has just begun is slower than what it measures. Comes on top of `maxSeconds`. */
  readonly leadSeconds?: number;
  readonly maxSeconds: number;
  /** Plays a crowd whose phones are not on this machine: sending gives way to whatever is measured. */
  readonly givesWay?: boolean;
  /** Times of moments in which the machine itself faltered are left out of the percentiles. */
  readonly steadyOnly?: boolean;
  /** Answers whose text holds this count as good. */
  readonly good: string;
}

export interface LoadResult {
  readonly sent: number;
  /** Sent before anything counted; in none of the other numbers. */
  readonly lead: number;
  readonly good: number;
  /** Answers that were no good: how often each was given, and the first few words of it. */
  readonly bad: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** How long each of the counted requests took that the percentiles are of. */
  readonly timesMs: readonly number[];
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}
