import { sql, type RawBuilder, type Selectable } from 'kysely';
import { z } from 'zod';
import { topicOf } from '#core/rules/console/broadcasts/broadcast-topics.ts';
import type { Tx } from '../../../../db/database.ts';
import type { BulkTasks } from '../../../../db/schema/bulk-tasks.ts';
import type { EntryOutcome, TaskKind, WalkTask } from '../../../operators/public.ts';
import { isInAudience } from './audience.ts';
import type { Broadcast } from './broadcast-rows.ts';

const stop = 'messages.stop';
const input = z.object({ broadcastId: z.string() });
const broadcastOf = (tx: Tx, task: Selectable<BulkTasks>): Promise<Broadcast> =>
  tx
    .selectFrom('broadcasts')
    .selectAll()
    .where('broadcast_id', '=', input.parse(task.input).broadcastId)
    .executeTakeFirstOrThrow();

/** Accounts that are judged in one transaction; matching ones receive a message in it. */
const walkedAtOnce = 2_000;

/** Writes the message of a broadcast for each of `recipients (user_id)` in one statement; nobody receives a second one. */
export async function writeMessages(
  tx: Tx,
  { broadcast_id, topic, title, text, target }: Broadcast,
  recipients: RawBuilder<unknown>,
  now: Date,
): Promise<readonly { readonly message_id: string; readonly user_id: string | null }[]> {
  const { rows } = await sql<{ message_id: string; user_id: string | null }>`
    insert into messages (user_id, source, kind, topic, title, text, link, published_at, broadcast_id)
    select r.user_id, ${`broadcast ${broadcast_id}`}, ${topicOf[topic].kind}, ${topic}, ${title}, ${text},
      ${target ? JSON.stringify(target) : null}::jsonb, ${now}::timestamptz, ${broadcast_id}
    from (${recipients}) as r
    on conflict do nothing returning message_id, user_id`.execute(tx);
  return rows;
}

/** Sends a broadcast to everybody who is in its audience while it walks over the accounts, in the order of their ids. */
export const broadcastTask: WalkTask = {
  kind: 'broadcast',
  act: '发送消息',
  stop,
  async walk(tx, task, now) {
    const row = await broadcastOf(tx, task);
    if (row.audience.kind !== 'filter') throw new Error('only a filter is walked');
    const { rows } = await sql<{ user_id: string; is_in: boolean }>`
      select u.user_id, ${isInAudience(row.audience, now)} as is_in from users u
      where u.user_id > ${task.walked_to} order by u.user_id limit ${walkedAtOnce}`.execute(tx);
    const matching = rows.filter(({ is_in }) => is_in).map(({ user_id }) => user_id);
    const room = task.max_finished === null ? matching.length : task.max_finished - task.finished;
    const reached = matching.slice(0, room);
    const written = await writeMessages(tx, row, sql`select unnest(${reached}::text[]) as user_id`, now);
    const end =
      matching.length > room ? 'stopped' : rows.length < walkedAtOnce ? ('done' as const) : undefined;
    return { finished: written.length, walkedTo: rows.at(-1)?.user_id ?? task.walked_to, end };
  },
};

/** Sends a broadcast to the subscribers of an uploaded list. */
export const broadcastListTask: TaskKind = {
  kind: 'broadcast-list',
  act: '按名单发送消息',
  stop,
  costFen: async () => 0,
  async run(tx, task, entries, now): Promise<readonly EntryOutcome[]> {
    const row = await broadcastOf(tx, task);
    const userIds = entries.map(({ userId }) => userId);
    const written = await writeMessages(
      tx,
      row,
      sql`select user_id from users where user_id = any(${userIds}::text[]) and closed_at is null`,
      now,
    );
    const messageOf = new Map(written.map(({ user_id, message_id }) => [user_id, message_id]));
    return entries.map(({ entryId, userId }) => {
      const resultKey = messageOf.get(userId);
      return resultKey === undefined ? { entryId, fault: '号码已注销' } : { entryId, resultKey };
    });
  },
};
