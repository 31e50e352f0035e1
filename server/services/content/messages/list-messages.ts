import type { Selectable } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { messages } from '#core/contract/user/messages.ts';
import type { Message } from '#core/contract/user/messages.shapes.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Messages } from '../../../db/schema/messages.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { inboxOf, isRead } from './tables.ts';

const columns = [
  'm.message_id',
  'm.kind',
  'm.topic',
  'm.title',
  'm.text',
  'm.subject',
  'm.link',
  'm.published_at',
] as const;
type Row = Omit<Selectable<Messages>, 'user_id' | 'source' | 'ends_at' | 'broadcast_id'> & {
  readonly read: unknown;
};

const view = ({ message_id, published_at, read, ...row }: Row): Message => ({
  ...row,
  messageId: message_id,
  publishedAt: published_at.toISOString(),
  read: read === true,
});

/** The subscriber's messages, newest first. */
export async function listMessages(
  { db, clock }: Deps,
  { userId }: Member,
  { kind, ...page }: InputOf<typeof messages.messages>,
): Promise<DataOf<typeof messages.messages>> {
  const now = clock.now();
  const inbox = inboxOf(db, { userId, now, kind });
  const rows = inbox
    .select(columns)
    .select((e) => isRead(userId)(e).as('read'))
    .orderBy('m.published_at', 'desc')
    .orderBy('m.message_id');
  return { ...mapPage(await paged(page, inbox, rows), view), serverTime: now.toISOString() };
}

export async function messageDetail(
  { db, clock }: Deps,
  { userId }: Member,
  messageId: string,
): Promise<Message> {
  const row = await inboxOf(db, { userId, now: clock.now() })
    .select(columns)
    .select((e) => isRead(userId)(e).as('read'))
    .where('m.message_id', '=', messageId)
    .executeTakeFirst();
  if (!row) throw new Refusal('没有找到这条消息');
  return view(row);
}
