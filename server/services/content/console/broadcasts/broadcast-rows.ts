import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { BroadcastState } from '#core/contract/console/messages/broadcast-states.ts';
import type { BroadcastRow } from '#core/contract/console/messages/broadcasts.shapes.ts';
import { audienceText, maxByOnePerson } from '#core/rules/console/broadcasts/broadcast-audience.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import type { Broadcasts } from '../../../../db/schema/messages.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';

export type Broadcast = Selectable<Broadcasts>;

/** The broadcast under a lock. Where its task is locked too, the broadcast is locked first. */
export async function lockedBroadcast(tx: Tx, broadcastId: string): Promise<Broadcast> {
  const row = await tx
    .selectFrom('broadcasts')
    .selectAll()
    .where('broadcast_id', '=', broadcastId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这条消息');
  return row;
}

export async function lockedDraft(tx: Tx, broadcastId: string, edit: number | undefined): Promise<Broadcast> {
  const row = await lockedBroadcast(tx, broadcastId);
  if (row.state !== 'draft') throw new Refusal('这条消息已经不是草稿，不能再改或再发');
  if (edit !== undefined && row.edit !== edit) throw new Refusal('草稿在别的窗口改过，请刷新后再试');
  return row;
}

/** What operators call its state: that of its task while it is sent, and whether a second person is awaited. */
export const stateNow = (now: Date): RawBuilder<BroadcastState> => sql<BroadcastState>`case
  when b.state = 'started' then case coalesce(t.state, 'done') when 'running' then 'sending' when 'stopped' then 'stopped' else 'sent' end
  when b.state = 'draft' and exists (select from proposals p where p.kind = 'broadcast.send' and p.target = b.broadcast_id
    and p.state = 'waiting' and p.ends_at > ${now}) then 'waiting'
  else b.state end`;

export interface ListedBroadcast extends Broadcast {
  readonly shown_state: BroadcastState;
  readonly task_finished: number | null;
  readonly task_total: number | null;
  readonly task_state: string | null;
  readonly reads: number;
  readonly maker: string;
}

/** Broadcasts with their tasks, makers and how many have read them. */
export const broadcastRows = (now: Date): RawBuilder<ListedBroadcast> => sql<ListedBroadcast>`
  select b.*, ${stateNow(now)} as shown_state, t.finished as task_finished, t.total as task_total, t.state as task_state,
    o.name as maker,
    (select coalesce(sum(r.reads), 0)::integer from broadcast_reads r where r.broadcast_id = b.broadcast_id) as reads
  from broadcasts b join operators o on o.operator_id = b.made_by left join bulk_tasks t on t.task_id = b.task_id`;

export async function productNames(db: Db): Promise<readonly (readonly [string, string])[]> {
  const rows = await db.selectFrom('products').select(['product_id', 'name']).orderBy('name').execute();
  return rows.map(({ product_id, name }) => [product_id, name] as const);
}

const sentOf = (row: ListedBroadcast): number => {
  if (row.started_at === null) return 0;
  return row.audience.kind === 'everyone'
    ? (row.recipients ?? 0)
    : (row.task_finished ?? row.recipients ?? 0);
};

/** Of a task that is over, how many it reached is how many there were. */
const recipientsOf = (row: ListedBroadcast): BroadcastRow['recipients'] => {
  if (row.recipients === null) return null;
  if (row.task_state === 'done' && row.task_total !== null) return { value: row.task_total, exact: true };
  return { value: Math.max(row.recipients, row.task_finished ?? 0), exact: row.recipients_exact };
};

export const stoppedAtLimit = (row: ListedBroadcast): boolean =>
  row.shown_state === 'stopped' && row.proposal_id === null && sentOf(row) >= maxByOnePerson;

export const shownRow = (
  row: ListedBroadcast,
  products: readonly (readonly [string, string])[],
): BroadcastRow => ({
  broadcastId: row.broadcast_id,
  topic: row.topic,
  title: row.title,
  state: row.shown_state,
  audienceText: audienceText(row.audience, products),
  recipients: recipientsOf(row),
  sent: sentOf(row),
  reads: row.reads,
  sendAt: row.send_at?.toISOString() ?? null,
  madeBy: { operatorId: row.made_by, name: row.maker },
  madeAt: row.made_at.toISOString(),
});
