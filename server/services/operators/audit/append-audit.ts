import { sql } from 'kysely';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** Who acts: an operator, or a command on the machine. */
export interface Actor {
  readonly operatorId: string | null;
  readonly name: string | null;
  readonly network: string;
}

export interface AuditedAct {
  readonly act: string;
  readonly objectKind: string;
  readonly objectKey: string;
  readonly objectName: string;
  readonly changes?: readonly FieldChange[];
  readonly reason?: string;
  readonly proposalId?: string;
}

/** Writes an act into the audit log, in the transaction of the act: without its entry there is no act. */
export async function appendAudit(
  db: Db | Tx,
  { operatorId, name, network }: Actor,
  { act, objectKind, objectKey, objectName, changes = [], reason = '', proposalId }: AuditedAct,
  now: Date,
): Promise<void> {
  await sql`
    select append_audit(${now}, ${operatorId}, ${name}, ${act}, ${objectKind}, ${objectKey}, ${objectName},
      ${JSON.stringify(changes)}::jsonb, ${reason}, ${proposalId ?? null}, ${network})`.execute(db);
}
