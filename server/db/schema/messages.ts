import type { Generated, JSONColumnType } from 'kysely';
import type { BroadcastTopic } from '#core/contract/console/messages/broadcast-states.ts';
import type { Audience } from '#core/contract/console/messages/broadcasts.shapes.ts';
import type { MessageSubject, PageLink } from '#core/contract/user/messages.shapes.ts';
import type { MessageKind, MessageTopic } from '#core/contract/user/message-kinds.ts';

/** A message to one subscriber, or to all. */
export interface Messages {
  message_id: Generated<string>;
  /** null: to all. */
  user_id: string | null;
  /** What it reports, such as a claim's end: a subscriber gets one message for each. */
  source: string;
  kind: MessageKind;
  topic: MessageTopic;
  title: string;
  text: string;
  subject: JSONColumnType<MessageSubject> | null;
  link: JSONColumnType<PageLink> | null;
  published_at: Date;
  /** When a message to all is no longer shown. */
  ends_at: Date | null;
  /** One message for each subscriber; those of a withdrawn broadcast are not shown. */
  broadcast_id: string | null;
}

export interface MessageReads {
  user_id: string;
  message_id: string;
  read_at: Date;
}

/** A message to many. */
export interface Broadcasts {
  broadcast_id: string;
  topic: BroadcastTopic;
  title: string;
  text: string;
  /** As it was typed; empty: it leads nowhere. */
  link: Generated<string>;
  /** The page that the link names. */
  target: JSONColumnType<PageLink> | null;
  audience: JSONColumnType<Audience>;
  state: 'draft' | 'scheduled' | 'started' | 'withdrawn';
  edit: Generated<number>;
  send_at: Date | null;
  /** The approval of a second person. */
  proposal_id: string | null;
  /** Counted when it starts. */
  recipients: number | null;
  recipients_exact: Generated<boolean>;
  task_id: string | null;
  made_by: string;
  made_at: Date;
  started_at: Date | null;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
  fault: Generated<string>;
}

/** How many have read a broadcast, in parts, so that readers do not wait for each other. */
export interface BroadcastReads {
  broadcast_id: string;
  part: number;
  reads: number;
}

/** A broadcast shown to one number before it is sent. */
export interface BroadcastSamples {
  sample_id: string;
  broadcast_id: string;
  operator_id: string;
  user_id: string;
  sent_at: Date;
}

export interface MessageTables {
  broadcasts: Broadcasts;
  broadcast_reads: BroadcastReads;
  broadcast_samples: BroadcastSamples;
  messages: Messages;
  message_reads: MessageReads;
}
