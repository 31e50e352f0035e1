import { sql } from 'kysely';
import type { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { topicOf } from '#core/rules/console/broadcasts/broadcast-topics.ts';
import { maxByOnePerson } from '#core/rules/console/broadcasts/broadcast-audience.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { keysetPage, rowsFor, timeKey, timeKeyIn } from '../../../../db/keyset-page.ts';
import type { Deps } from '../../../../deps.ts';
import { NotFound } from '../../../../http/refusal.ts';
import {
  broadcastRows,
  productNames,
  shownRow,
  stateNow,
  stoppedAtLimit,
  type ListedBroadcast,
} from './broadcast-rows.ts';

type ListDeps = Pick<Deps, 'db' | 'clock' | 'encryption'>;

/** Broadcasts, the newest first. */
export async function broadcastList(
  { db, clock }: ListDeps,
  { topic, state, after, limit }: InputOf<typeof broadcasts.broadcasts>,
): Promise<DataOf<typeof broadcasts.broadcasts>> {
  const now = clock.now();
  const matching = sql<boolean>`(${topic ?? null}::text is null or b.topic = ${topic ?? null})
    and (${state ?? null}::text is null or ${stateNow(now)} = ${state ?? null})`;
  const { at, id } = timeKeyIn(after ?? '');
  const [{ rows }, products] = await Promise.all([
    sql<ListedBroadcast>`${broadcastRows(now)}
      where ${matching} and (${after ?? null}::text is null or (b.made_at, b.broadcast_id) < (${at}, ${id}))
      order by b.made_at desc, b.broadcast_id desc limit ${rowsFor(limit)}`.execute(db),
    productNames(db),
  ]);
  const { page, nextKey, count } = await keysetPage(rows, limit, {
    keyOf: ({ made_at, broadcast_id }) => timeKey(made_at, broadcast_id),
    counted: () =>
      db
        .selectFrom('broadcasts')
        .select('broadcast_id')
        .where(
          sql<boolean>`broadcast_id in (select b.broadcast_id from broadcasts b left join bulk_tasks t using (task_id) where ${matching})`,
        ),
    db,
    after,
  });
  return { nextKey, count, rows: page.map((row) => shownRow(row, products)) };
}

export async function broadcastDetail(
  deps: ListDeps,
  broadcastId: string,
): Promise<DataOf<typeof broadcasts.broadcast>> {
  const { db, clock } = deps;
  const [
    {
      rows: [row],
    },
    products,
    samples,
  ] = await Promise.all([
    sql<ListedBroadcast>`${broadcastRows(clock.now())} where b.broadcast_id = ${broadcastId}`.execute(db),
    productNames(db),
    samplesOf(deps, broadcastId),
  ]);
  if (!row) throw new NotFound('没有这条消息');
  const { title, text, topic, link, target } = row;
  const withdrawer =
    row.withdrawn_by === null
      ? undefined
      : await db
          .selectFrom('operators')
          .select('name')
          .where('operator_id', '=', row.withdrawn_by)
          .executeTakeFirst();
  return {
    ...shownRow(row, products),
    text,
    link,
    audience: row.audience,
    edit: row.edit,
    taskId: row.task_id,
    listed: row.audience.kind === 'list' ? row.task_total : null,
    startedAt: row.started_at?.toISOString() ?? null,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    withdrawnBy:
      row.withdrawn_by !== null && withdrawer
        ? { operatorId: row.withdrawn_by, name: withdrawer.name }
        : null,
    proposalId: await waitingProposal(deps, broadcastId),
    fault: stoppedAtLimit(row)
      ? `已到一个人能发的 ${maxByOnePerson.toLocaleString('zh-CN')} 人，其余的人请另建一条并提交审批`
      : row.fault,
    preview: {
      kind: topicOf[topic].kind,
      topic,
      title,
      text,
      link: target,
    },
    samples,
  };
}

async function waitingProposal({ db, clock }: ListDeps, broadcastId: string): Promise<string | null> {
  const found = await db
    .selectFrom('proposals')
    .select('proposal_id')
    .where('kind', '=', 'broadcast.send')
    .where('target', '=', broadcastId)
    .where('state', '=', 'waiting')
    .where('ends_at', '>', clock.now())
    .executeTakeFirst();
  return found?.proposal_id ?? null;
}

async function samplesOf(
  { db, encryption }: ListDeps,
  broadcastId: string,
): Promise<DataOf<typeof broadcasts.broadcast>['samples']> {
  const rows = await db
    .selectFrom('broadcast_samples as s')
    .innerJoin('users as u', 'u.user_id', 's.user_id')
    .innerJoin('operators as o', 'o.operator_id', 's.operator_id')
    .select(['u.mobile_sealed', 's.sent_at', 'o.name'])
    .where('s.broadcast_id', '=', broadcastId)
    .orderBy('s.sent_at', 'desc')
    .limit(5)
    .execute();
  return rows.map(({ mobile_sealed, sent_at, name }) => ({
    mobile: maskMobile(encryption.mobiles.open(mobile_sealed)),
    at: sent_at.toISOString(),
    by: name,
  }));
}
