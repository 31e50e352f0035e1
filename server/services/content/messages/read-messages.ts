import type { InputOf } from '#core/contract/endpoint.ts';
import type { messages } from '#core/contract/user/messages.ts';
import type { UnreadCounts } from '#core/contract/user/messages.shapes.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { markRead, unreadCounts } from './tables.ts';

/** Marks one message as read; a message of another subscriber is not in the inbox and stays as it is. */
export async function readMessage(
  { db, clock }: Deps,
  { userId }: Member,
  messageId: string,
): Promise<UnreadCounts> {
  const now = clock.now();
  await markRead(db, { userId, now }, { messageId });
  return unreadCounts(db, userId, now);
}

/** Marks all messages of a kind, or all, up to the newest that was shown. */
export async function readAllMessages(
  { db, clock }: Deps,
  { userId }: Member,
  { kind, until }: InputOf<typeof messages.readAllMessages>,
): Promise<UnreadCounts> {
  const now = clock.now();
  await markRead(db, { userId, now, kind }, { until: new Date(until) });
  return unreadCounts(db, userId, now);
}
