import type { reveals } from '#core/contract/console/reveals/reveals.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../../../deps.ts';
import { pageByTime } from '../../../db/keyset-page.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';

/** Who was shown whose number and why, newest first. */
export async function revealList(
  { db, encryption }: Pick<Deps, 'db' | 'encryption'>,
  { operator, userId, kind, from, until, ...input }: InputOf<typeof reveals.numberReveals>,
  { caller }: OperatorCall,
): Promise<DataOf<typeof reveals.numberReveals>> {
  const matching = () => {
    let query = db.selectFrom('number_reveals');
    if (operator !== undefined)
      query = query.where('number_reveals.operator_id', 'in', (of) =>
        of.selectFrom('operators').select('operators.operator_id').where('operators.name', '=', operator),
      );
    if (userId !== undefined) query = query.where('number_reveals.user_id', '=', userId);
    if (kind !== undefined) query = query.where('number_reveals.kind', '=', kind);
    if (from !== undefined) query = query.where('number_reveals.revealed_at', '>=', new Date(from));
    if (until !== undefined) query = query.where('number_reveals.revealed_at', '<', new Date(until));
    return query;
  };
  const rows = matching()
    .innerJoin('operators as o', 'o.operator_id', 'number_reveals.operator_id')
    .innerJoin('users as u', 'u.user_id', 'number_reveals.user_id')
    .leftJoin('operators as s', 's.operator_id', 'number_reveals.seen_by')
    .selectAll('number_reveals')
    .select(['o.name as operator_name', 'u.mobile_sealed', 's.name as seen_name']);
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows,
      by: ['number_reveals.revealed_at', 'number_reveals.reveal_id'],
      keyOf: ({ revealed_at, reveal_id }) => [revealed_at, reveal_id],
      counted: () => matching().select('number_reveals.reveal_id'),
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      revealId: row.reveal_id,
      at: row.revealed_at.toISOString(),
      operator: row.operator_name,
      userId: row.user_id,
      mobile: maskMobile(encryption.mobiles.open(row.mobile_sealed)),
      kind: row.kind,
      claimId: row.claim_id,
      ticketId: row.ticket_id,
      reason: row.reason,
      note: row.note,
      network: row.network,
      seenBy: row.seen_name,
      maySee: row.seen_by === null && row.operator_id !== caller.operatorId,
    })),
  };
}

/** Marks a reveal as looked at; never one's own, which the database refuses as well. */
export async function markRevealSeen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  revealId: string,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('number_reveals')
      .select(['operator_id', 'user_id', 'seen_by'])
      .where('reveal_id', '=', revealId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new NotFound('没有这条记录');
    if (row.operator_id === call.caller.operatorId) throw new Refusal('不能核对自己的查看');
    if (row.seen_by !== null) throw new Refusal('这条记录已经核对过');
    await tx
      .updateTable('number_reveals')
      .set({ seen_by: call.caller.operatorId, seen_at: now })
      .where('reveal_id', '=', revealId)
      .execute();
    await appendAudit(
      tx,
      actorOf(call),
      { act: '核对号码查看', objectKind: 'reveal', objectKey: revealId, objectName: row.user_id },
      now,
    );
  });
  return null;
}
