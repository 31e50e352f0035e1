import type { Db } from '../../../db/database.ts';

interface Waiting {
  readonly proposalId: string;
  readonly act: string;
  readonly by: string;
  readonly at: string;
}

const acts: Readonly<Record<string, string>> = {
  'rights.product': '修改权益产品',
  'codes.batch': '制作卡密',
  'codes.restart': '恢复卡密批次',
};

/** What waits for a second person about a product or a batch. */
export async function waitingFor(
  db: Db,
  { kinds, target }: { readonly kinds: readonly string[]; readonly target: string },
  now: Date,
): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('proposals as p')
    .innerJoin('operators as o', 'o.operator_id', 'p.proposed_by')
    .select(['p.proposal_id', 'p.kind', 'o.name', 'p.proposed_at'])
    .where('p.state', '=', 'waiting')
    .where('p.kind', 'in', kinds)
    .where('p.target', '=', target)
    .where('p.ends_at', '>', now)
    .execute();
  return rows.map((row) => ({
    proposalId: row.proposal_id,
    act: acts[row.kind] ?? row.kind,
    by: row.name,
    at: row.proposed_at.toISOString(),
  }));
}
