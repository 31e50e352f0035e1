import type { Selectable } from 'kysely';
import type { proposals } from '#core/contract/console/proposals.ts';
import type { Proposal } from '#core/contract/console/proposals.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { may } from '#core/rules/console/role-permissions.ts';
import type { Db } from '../../../db/database.ts';
import type { Proposals } from '../../../db/schema/operators.ts';
import type { Operator } from '../../../http/operators/operator.ts';
import { NotFound } from '../../../http/refusal.ts';
import { pageByTime } from '../../../db/keyset-page.ts';
import type { ProposalKinds } from './proposal-kind.ts';

type Row = Selectable<Proposals> & {
  readonly proposer: string;
  readonly decider: string | null;
};

const decidableKinds = (kinds: ProposalKinds, { roles }: Operator): string[] =>
  [...kinds.values()].filter(({ approve }) => may(roles, approve)).map(({ kind }) => kind);

const toDecide = (db: Db, kinds: ProposalKinds, caller: Operator, now: Date) =>
  db
    .selectFrom('proposals')
    .where('proposals.state', '=', 'waiting')
    .where('proposals.ends_at', '>', now)
    .where('proposals.proposed_by', '<>', caller.operatorId)
    .where('proposals.kind', 'in', ['', ...decidableKinds(kinds, caller)]);

export async function countToDecide(
  db: Db,
  kinds: ProposalKinds,
  caller: Operator,
  now: Date,
): Promise<number> {
  const { waiting } = await toDecide(db, kinds, caller, now)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

/** What waits for this operator, the oldest first; own and all proposals, the newest first. */
export async function proposalList(
  db: Db,
  kinds: ProposalKinds,
  { list, kind, ...input }: InputOf<typeof proposals.proposals>,
  caller: Operator,
  now: Date,
): Promise<DataOf<typeof proposals.proposals>> {
  const inList = () => {
    if (list === 'to-decide') return toDecide(db, kinds, caller, now);
    const all = db.selectFrom('proposals');
    return list === 'own' ? all.where('proposals.proposed_by', '=', caller.operatorId) : all;
  };
  const matching = () => (kind === undefined ? inList() : inList().where('proposals.kind', '=', kind));
  const { page, nextKey, count } = await pageByTime(
    {
      db,
      rows: withNames(matching()),
      by: ['proposals.proposed_at', 'proposals.proposal_id'],
      order: list === 'to-decide' ? 'asc' : 'desc',
      keyOf: ({ proposed_at, proposal_id }) => [proposed_at, proposal_id],
      counted: () => matching().select('proposal_id'),
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => shown(row, kinds, caller, now)),
    kinds: [...kinds.values()].map(({ kind: each, act }) => ({ kind: each, act })),
  };
}

export async function oneProposal(
  db: Db,
  kinds: ProposalKinds,
  proposalId: string,
  caller: Operator,
  now: Date,
): Promise<Proposal> {
  const row = await withNames(
    db.selectFrom('proposals').where('proposals.proposal_id', '=', proposalId),
  ).executeTakeFirst();
  if (!row) throw new NotFound('没有这条申请');
  return shown(row, kinds, caller, now);
}

const withNames = (query: ReturnType<typeof toDecide>) =>
  query
    .innerJoin('operators as proposer', 'proposer.operator_id', 'proposals.proposed_by')
    .leftJoin('operators as decider', 'decider.operator_id', 'proposals.decided_by')
    .selectAll('proposals')
    .select(['proposer.name as proposer', 'decider.name as decider']);

function shown(row: Row, kinds: ProposalKinds, caller: Operator, now: Date): Proposal {
  const kind = kinds.get(row.kind);
  const isWaiting = row.state === 'waiting' && row.ends_at > now;
  return {
    proposalId: row.proposal_id,
    kind: row.kind,
    act: kind?.act ?? row.kind,
    target: row.target,
    targetName: row.target_name,
    changes: [...row.changes],
    effects: [...row.effects],
    costFen: row.cost_fen,
    reason: row.reason,
    state: row.state === 'waiting' && !isWaiting ? 'expired' : row.state,
    proposedBy: { operatorId: row.proposed_by, name: row.proposer },
    proposedAt: row.proposed_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    decidedBy:
      row.decided_by !== null && row.decider !== null
        ? { operatorId: row.decided_by, name: row.decider }
        : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    comment: row.comment,
    mayDecide:
      isWaiting && row.proposed_by !== caller.operatorId && !!kind && may(caller.roles, kind.approve),
    needsTotp: kind?.needsTotp(row.cost_fen) ?? false,
  };
}
