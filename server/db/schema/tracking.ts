import type { JSONColumnType } from 'kysely';
import type { EventKind } from '#core/rules/tracking/event-kind.ts';

/** What pages tell about themselves, masked; one row for each event, a part of the table for each day. */
export interface Events {
  at: Date;
  kind: EventKind;
  /** Whose session it was; never what the page said. */
  user_id: string | null;
  /** The visit: pathId, or the cookie where a page view knows no more. */
  path_id: string | null;
  page_id: string | null;
  action_type: number | null;
  /** The rest of the record, cleaned. */
  record: JSONColumnType<Record<string, string | number>>;
}

export interface TrackingTables {
  events: Events;
}
