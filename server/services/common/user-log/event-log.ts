/** accepted = stored + dropped (the queue was full) + lost (the database was away) + waiting. */
export interface EventCounts {
  readonly accepted: number;
  readonly stored: number;
  readonly dropped: number;
  readonly lost: number;
  readonly waiting: number;
}

/** Where events go; what writes them runs in the background. */
export interface EventLog {
  /** Never waits and never fails: what becomes of the lines is no business of whoever sent them. */
  accept(lines: readonly string[]): void;
  counts(): EventCounts;
}
