import type { JSONColumnType } from 'kysely';
import type { EventKind } from '#core/rules/tracking/event-kind.ts';

/** Events reported by pages, masked; partitioned by day. */
export interface Events {
  at: Date;
  kind: EventKind;
  /** The user of the session, never a value the page sent. */
  user_id: string | null;
  /** The visit: pathId, or the cookie for page views without one. */
  path_id: string | null;
  page_id: string | null;
  action_type: number | null;
  /** The rest of the record, sanitised. */
  record: JSONColumnType<Record<string, string | number>>;
}

/** A message of events that is stored. */
export interface EventMessages {
  message_id: string;
  stored_at: Date;
}

export interface TrackingTables {
  events: Events;
  event_messages: EventMessages;
}
