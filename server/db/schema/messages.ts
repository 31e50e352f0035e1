import type { Generated, JSONColumnType } from 'kysely';
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
}

export interface MessageReads {
  user_id: string;
  message_id: string;
  read_at: Date;
}

export interface MessageTables {
  messages: Messages;
  message_reads: MessageReads;
}
