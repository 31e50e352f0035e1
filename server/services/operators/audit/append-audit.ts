import { sql } from 'kysely';
import type { FieldChange } from '#core/contract/console/fields.shapes.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { OperatorAttempt } from '../../../http/operators/operator.ts';
import { Refusal } from '../../../http/refusal.ts';

/** Who acts: an operator, or a command on the machine. */
export interface Actor {
  readonly operatorId: string | null;
  readonly name: string | null;
  readonly network: string;
  /** Of a request whose repetitions must do nothing. */
  readonly attempt?: OperatorAttempt | undefined;
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

/**
 * Writes an act into the audit log, in the transaction of the act: without its entry there is no act. With the entry goes the request's key:
 * a repetition of a request whose process was killed between commit and answer is refused.
 */
export async function appendAudit(
  db: Db | Tx,
  { operatorId, name, network, attempt }: Actor,
  { act, objectKind, objectKey, objectName, changes = [], reason = '', proposalId }: AuditedAct,
  now: Date,
): Promise<void> {
  if (operatorId !== null && attempt) await holdKey(db, operatorId, attempt, now);
  await sql`
    select append_audit(${now}, ${operatorId}, ${name}, ${act}, ${objectKind}, ${objectKey}, ${objectName},
      ${JSON.stringify(changes)}::jsonb, ${reason}, ${proposalId ?? null}, ${network})`.execute(db);
}

async function holdKey(
  db: Db | Tx,
  operatorId: string,
  { key, id }: OperatorAttempt,
  now: Date,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operator_act_keys')
    .values({ operator_id: operatorId, idempotency_key: key, attempt: id, acted_at: now })
    .onConflict((c) =>
      c
        .columns(['operator_id', 'idempotency_key'])
        .doUpdateSet({ acted_at: now })
        .whereRef('operator_act_keys.attempt', '=', 'excluded.attempt'),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new Refusal('这一步刚才已经完成，请刷新查看结果');
}
