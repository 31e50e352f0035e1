import { sql, type ExpressionBuilder } from 'kysely';
import type { UnreadCounts } from '#core/contract/user/messages.shapes.ts';
import type { MessageKind } from '#core/contract/user/message-kinds.ts';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';

export interface Inbox {
  readonly userId: string;
  readonly now: Date;
  readonly kind?: MessageKind | undefined;
}

/** The messages a subscriber sees: their own, and those to all that are current. */
export const inboxOf = (db: Db, { userId, now, kind }: Inbox) => {
  const seen = db
    .selectFrom('messages as m')
    .where((e) =>
      e.or([
        e('m.user_id', '=', userId),
        e.and([e('m.user_id', 'is', null), e.or([e('m.ends_at', 'is', null), e('m.ends_at', '>', now)])]),
      ]),
    )
    .where('m.published_at', '<=', now);
  return kind ? seen.where('m.kind', '=', kind) : seen;
};

export const isRead = (userId: string) => (e: ExpressionBuilder<Tables & { m: Tables['messages'] }, 'm'>) =>
  e.exists(
    e
      .selectFrom('message_reads as r')
      .select('r.message_id')
      .whereRef('r.message_id', '=', 'm.message_id')
      .where('r.user_id', '=', userId),
  );

/** The unread messages of each kind, in one query. */
export async function unreadCounts(db: Db, userId: string, now: Date): Promise<UnreadCounts> {
  const rows = await inboxOf(db, { userId, now })
    .select(['m.kind', (e) => e.fn.countAll<number>().as('unread')])
    .where((e) => e.not(isRead(userId)(e)))
    .groupBy('m.kind')
    .execute();
  const counts = { trade: 0, rights: 0, activity: 0, service: 0 };
  for (const { kind, unread } of rows) counts[kind] = unread;
  return { ...counts, total: rows.reduce((sum, { unread }) => sum + unread, 0) };
}

/** Marks messages of the subscriber's own inbox as read; repetitions change nothing. */
export async function markRead(
  db: Db,
  inbox: Inbox,
  which: { readonly messageId: string } | { readonly until: Date },
): Promise<void> {
  const messages = inboxOf(db, inbox).where((e) =>
    'messageId' in which ? e('m.message_id', '=', which.messageId) : e('m.published_at', '<=', which.until),
  );
  await db
    .insertInto('message_reads')
    .columns(['user_id', 'message_id', 'read_at'])
    .expression(
      messages.select([
        sql<string>`${inbox.userId}::text`.as('user_id'),
        'm.message_id',
        sql<Date>`${inbox.now}::timestamptz`.as('read_at'),
      ]),
    )
    .onConflict((c) => c.doNothing())
    .execute();
}
