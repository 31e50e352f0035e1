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
    .where('m.published_at', '<=', now)
    // A withdrawn broadcast disappears at once, however many have it.
    .where((e) =>
      e.or([
        e('m.broadcast_id', 'is', null),
        e.not(
          e.exists(
            e
              .selectFrom('broadcasts as b')
              .select('b.broadcast_id')
              .whereRef('b.broadcast_id', '=', 'm.broadcast_id')
              .where('b.state', '=', 'withdrawn'),
          ),
        ),
      ]),
    );
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

/** Readers of a broadcast are counted in so many parts. */
const readParts = 32;

/**
 * Marks messages of the subscriber's own inbox as read; repetitions change nothing. Readers of broadcasts are counted in the same
 * statement: a subscriber always in the same part, parts in the order of broadcasts, so that readers hardly wait and never for each other.
 */
export async function markRead(
  db: Db,
  inbox: Inbox,
  which: { readonly messageId: string } | { readonly until: Date },
): Promise<void> {
  const messages = inboxOf(db, inbox)
    .where((e) =>
      'messageId' in which ? e('m.message_id', '=', which.messageId) : e('m.published_at', '<=', which.until),
    )
    .select(['m.message_id', 'm.broadcast_id']);
  const { userId, now } = inbox;
  await sql`
    with shown as (${messages}),
    marked as (
      insert into message_reads (user_id, message_id, read_at)
      select ${userId}, message_id, ${now}::timestamptz from shown
      on conflict do nothing returning message_id
    )
    insert into broadcast_reads (broadcast_id, part, reads)
    select broadcast_id, abs(hashtext(${userId}) % ${readParts}), count(*) from marked join shown using (message_id)
    where broadcast_id is not null group by broadcast_id order by broadcast_id
    on conflict (broadcast_id, part) do update set reads = broadcast_reads.reads + excluded.reads`.execute(
    db,
  );
}
