import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import type { OperatorCall } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { hourMs } from '../../../lifetime.ts';
import { actorOf } from '../audit/actor-of.ts';
import { appendAudit, type Actor } from '../audit/append-audit.ts';
import type { ProposalKind } from './proposal-kind.ts';

const proposalLifeMs = 72 * hourMs;

interface Wanted<Input> {
  readonly input: Input;
  readonly reason: string;
}

/** Stores an act for a second person, with what it would change now. Nothing else changes. */
export async function propose<Input extends object>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: ProposalKind<Input>,
  wanted: Wanted<Input>,
  call: Pick<OperatorCall, 'caller' | 'network'>,
): Promise<{ readonly proposalId: string }> {
  try {
    return await db.transaction().execute((tx) => proposeIn(tx, kind, wanted, actorOf(call), clock.now()));
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('同一对象已有一条申请在等待审批');
    throw error;
  }
}

/** The same as part of a transaction: a second proposal for one thing breaks a unique index. */
export async function proposeIn<Input extends object>(
  tx: Tx,
  { kind, act, objectKind, dryRun }: ProposalKind<Input>,
  { input, reason }: Wanted<Input>,
  actor: Actor,
  now: Date,
): Promise<{ readonly proposalId: string }> {
  const proposalId = newId();
  const { target, targetName, baseVersion, changes, effects, costFen } = await dryRun(tx, input, now);
  if (changes.length === 0) throw new Refusal('没有要修改的内容');
  if (actor.operatorId === null) throw new Error('a proposal is made by an operator');
  await endProposals(tx, { kind, target }, now);
  await tx
    .insertInto('proposals')
    .values({
      proposal_id: proposalId,
      kind,
      target,
      target_name: targetName,
      input: JSON.stringify(input),
      base_version: baseVersion,
      changes: JSON.stringify(changes),
      effects: JSON.stringify(effects),
      cost_fen: costFen,
      reason,
      state: 'waiting',
      proposed_by: actor.operatorId,
      proposed_at: now,
      ends_at: new Date(now.getTime() + proposalLifeMs),
      decided_by: null,
      decided_at: null,
    })
    .execute();
  await appendAudit(
    tx,
    actor,
    {
      act: `申请：${act}`,
      objectKind,
      objectKey: target,
      objectName: targetName,
      changes,
      reason,
      proposalId,
    },
    now,
  );
  return { proposalId };
}

/** Proposals whose time is over no longer wait. */
export const endProposals = (
  db: Deps['db'],
  { kind, target }: { readonly kind?: string; readonly target?: string },
  now: Date,
) => {
  let ended = db
    .updateTable('proposals')
    .set({ state: 'expired', decided_at: now })
    .where('state', '=', 'waiting')
    .where('ends_at', '<=', now);
  if (kind !== undefined) ended = ended.where('kind', '=', kind);
  if (target !== undefined) ended = ended.where('target', '=', target);
  return ended.execute();
};
