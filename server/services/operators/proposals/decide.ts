import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Proposals } from '../../../db/schema/operators.ts';
import type { Deps } from '../../../deps.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../http/refusal.ts';
import { may } from '#core/rules/console/role-permissions.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { spendTotpCode } from '../session/spend-code.ts';
import type { ProposalKind, ProposalKinds } from './proposal-kind.ts';

type Row = Selectable<Proposals>;
type DecideDeps = Pick<Deps, 'db' | 'clock' | 'encryption'>;

export interface Decision {
  readonly proposalId: string;
  readonly comment: string;
  readonly totp?: string | undefined;
}

/** Runs the act in the transaction of the approval: the dry run is repeated, and another version of the target is refused. */
export async function approve(
  { db, clock, encryption }: DecideDeps,
  kinds: ProposalKinds,
  { proposalId, comment, totp }: Decision,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  // A code is spent whether or not the act succeeds, so it is not part of the transaction.
  const isConfirmed =
    totp !== undefined &&
    (await spendTotpCode(db, encryption, { operatorId: call.caller.operatorId, code: totp }, now));
  await db.transaction().execute(async (tx) => {
    const { row, kind } = await waitingProposal(tx, kinds, proposalId, call, now);
    const input = kind.input.parse(row.input);
    const { baseVersion, changes, costFen } = await kind.dryRun(tx, input, now);
    if (baseVersion !== row.base_version) throw new Refusal('对象已变化，请重新提交');
    if (kind.needsTotp(costFen) && !isConfirmed)
      throw new Refusal(totp === undefined ? '请输入动态码' : '动态码不对，或已经用过');
    await kind.apply(tx, input, {
      now,
      proposedBy: row.proposed_by,
      decidedBy: call.caller.operatorId,
      proposalId,
    });
    await decided(tx, row, 'approved', comment, call, now);
    await appendAudit(tx, actorOf(call), { ...acted(row, kind, kind.act), changes }, now);
  });
  return null;
}

export const turnDown = async (
  { db, clock }: DecideDeps,
  kinds: ProposalKinds,
  { proposalId, comment }: Decision,
  state: 'returned' | 'rejected',
  call: OperatorCall,
): Promise<null> => {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const { row, kind } = await waitingProposal(tx, kinds, proposalId, call, now);
    await decided(tx, row, state, comment, call, now);
    const act = `${state === 'returned' ? '退回' : '驳回'}：${kind.act}`;
    await appendAudit(tx, actorOf(call), { ...acted(row, kind, act), reason: comment }, now);
  });
  return null;
};

/** The proposer takes it back. */
export async function withdraw(
  { db, clock }: DecideDeps,
  kinds: ProposalKinds,
  proposalId: string,
  call: OperatorCall,
): Promise<null> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const row = await lockedProposal(tx, proposalId);
    if (row?.proposed_by !== call.caller.operatorId) throw new NotFound('没有这条申请');
    if (row.state !== 'waiting') throw new Refusal('这条申请已经处理过了');
    await tx
      .updateTable('proposals')
      .set({ state: 'withdrawn', decided_at: now })
      .where('proposal_id', '=', proposalId)
      .execute();
    const kind = kinds.get(row.kind);
    if (kind) await appendAudit(tx, actorOf(call), acted(row, kind, `撤回：${kind.act}`), now);
  });
  return null;
}

const lockedProposal = (tx: Tx, proposalId: string): Promise<Row | undefined> =>
  tx.selectFrom('proposals').selectAll().where('proposal_id', '=', proposalId).forUpdate().executeTakeFirst();

/** The proposal under a lock, when this operator may decide it now. */
async function waitingProposal(
  tx: Tx,
  kinds: ProposalKinds,
  proposalId: string,
  { caller }: OperatorCall,
  now: Date,
): Promise<{ readonly row: Row; readonly kind: ProposalKind }> {
  const row = await lockedProposal(tx, proposalId);
  const kind = row && kinds.get(row.kind);
  if (!row || !kind) throw new NotFound('没有这条申请');
  if (!may(caller.roles, kind.approve)) throw new Refusal('您的角色不能审批这类申请');
  if (row.proposed_by === caller.operatorId) throw new Refusal('不能审批自己的申请，请另一位成员处理');
  const isOver = row.state === 'expired' || (row.state === 'waiting' && row.ends_at <= now);
  if (row.state !== 'waiting' && !isOver) throw new Refusal('这条申请已经处理过了');
  if (isOver) throw new Refusal('这条申请已过期，请重新提交');
  return { row, kind };
}

const decided = (
  tx: Tx,
  { proposal_id }: Row,
  state: 'approved' | 'returned' | 'rejected',
  comment: string,
  { caller }: OperatorCall,
  now: Date,
) =>
  tx
    .updateTable('proposals')
    .set({ state, comment, decided_by: caller.operatorId, decided_at: now })
    .where('proposal_id', '=', proposal_id)
    .execute();

const acted = (row: Row, { objectKind }: ProposalKind, act: string) => ({
  act,
  objectKind,
  objectKey: row.target,
  objectName: row.target_name,
  reason: row.reason,
  proposalId: row.proposal_id,
});
