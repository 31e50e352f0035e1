import type { MessageSubject, PageLink } from '#core/contract/user/messages.shapes.ts';
import type { MallPageId } from '#core/site/pages.ts';
import type { StandalonePageId } from '#core/site/standalone.ts';
import type { MessageKind, MessageTopic } from '#core/contract/user/message-kinds.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** A message to one subscriber. */
export interface NewMessage {
  readonly userId: string;
  /** What it reports; a second message about it is not stored. */
  readonly source: string;
  readonly kind: MessageKind;
  readonly topic: MessageTopic;
  readonly title: string;
  readonly text: string;
  readonly subject?: MessageSubject;
  readonly link?: PageLink & { readonly page: MallPageId | StandalonePageId };
}

/** Stores a message, in the transaction of what it reports. */
export const sendMessage = (db: Db | Tx, message: NewMessage, now: Date): Promise<void> =>
  sendMessages(db, [message], now);

/** Stores many messages in one statement. */
export async function sendMessages(db: Db | Tx, messages: readonly NewMessage[], now: Date): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto('messages')
    .values(
      messages.map(({ userId, subject, link, ...message }) => ({
        ...message,
        user_id: userId,
        subject: subject ? JSON.stringify(subject) : null,
        link: link ? JSON.stringify(link) : null,
        published_at: now,
        ends_at: null,
      })),
    )
    .onConflict((c) => c.columns(['user_id', 'source']).doNothing())
    .execute();
}
