import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { audit } from '#core/contract/console/audit.ts';
import type { Db } from '../../../db/database.ts';
import { pageByNumber } from '../../../db/keyset-page.ts';

type Filters = Omit<InputOf<typeof audit.auditLog>, 'after' | 'limit'> & {
  readonly operatorId?: string | undefined;
};
type Page = Pick<InputOf<typeof audit.auditLog>, 'after' | 'limit'>;
type List = DataOf<typeof audit.auditLog>;

/** Entries of the audit log, newest first. */
export async function auditEntries(db: Db, filters: Filters, input: Page): Promise<List> {
  const matching = () => {
    let query = db.selectFrom('audit_log');
    if (filters.operatorId !== undefined) query = query.where('operator_id', '=', filters.operatorId);
    if (filters.operator !== undefined) query = query.where('operator_name', '=', filters.operator);
    if (filters.act !== undefined) query = query.where('act', '=', filters.act);
    if (filters.object !== undefined) query = query.where('object_key', '=', filters.object);
    if (filters.from !== undefined) query = query.where('at', '>=', new Date(filters.from));
    if (filters.until !== undefined) query = query.where('at', '<', new Date(filters.until));
    return query;
  };
  const { page, nextKey, count } = await pageByNumber(
    {
      db,
      // By name: a statement with a star is never prepared.
      rows: matching()
        .select(['audit_id', 'at', 'operator_name', 'act', 'object_kind', 'object_key', 'object_name'])
        .select(['changes', 'reason', 'proposal_id', 'network', 'hash']),
      by: 'audit_id',
      keyOf: ({ audit_id }) => audit_id,
      counted: () => matching().select('audit_id'),
    },
    input,
  );
  return {
    nextKey,
    count,
    rows: page.map((row) => ({
      auditId: String(row.audit_id),
      at: row.at.toISOString(),
      operator: row.operator_name,
      act: row.act,
      objectKind: row.object_kind,
      objectKey: row.object_key,
      objectName: row.object_name,
      changes: [...row.changes],
      reason: row.reason,
      proposalId: row.proposal_id,
      network: row.network,
      hash: row.hash.toString('hex', 0, 6),
    })),
  };
}
