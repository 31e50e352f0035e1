import type { Beacon } from '../../../http/beacon.ts';

/** accepted = stored + dropped (the queue was full) + lost (the database was away) + refused (no records after all) + waiting. */
export interface EventCounts {
  readonly accepted: number;
  readonly stored: number;
  readonly dropped: number;
  readonly lost: number;
  readonly refused: number;
  readonly waiting: number;
}

/** When something was told, and the hash of the access token that came along, in hex; whose it was is looked up when it is written. */
export interface Telling {
  /** ISO 8601. */
  readonly at: string;
  readonly token: string | undefined;
}

export type ToldBeacon = Beacon & Telling;

/** Where events go; what reads and writes them runs beside. Neither ever waits or fails: what becomes of them is no business of whoever sent them. */
export interface EventLog {
  accept(lines: readonly string[]): void;
  acceptBeacon(beacon: ToldBeacon): void;
  counts(): EventCounts;
}
