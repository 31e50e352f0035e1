import type { Beacon } from '../../../http/beacon.ts';

/** accepted = stored + dropped (over a budget, the queue was full, or there was no space) + lost (the database was away) + refused (no records after all) + waiting. */
export interface EventCounts {
  readonly accepted: number;
  readonly stored: number;
  readonly dropped: number;
  readonly lost: number;
  readonly refused: number;
  readonly waiting: number;
}

/** The time of an event and the hash of its access token in hex; the user is looked up when it is written. */
export interface EventContext {
  /** ISO 8601. */
  readonly at: string;
  readonly token: string | undefined;
}

export type ReceivedBeacon = Beacon & EventContext;

/** Accepts events for the event thread. It never waits and never fails, so a lost event does not affect the request. */
export interface EventLog {
  /** `network` is what limits count of the client (`http/client-network.ts`), for its budget. */
  accept(rows: readonly string[], network: string): void;
  acceptBeacon(beacon: ReceivedBeacon, network: string): void;
  counts(): EventCounts;
}
