import type { Db, Tx } from '../../../db/database.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import { stepOfCode } from './authenticator.ts';

/** Accepts a code of the operator's authenticator, once: the database moves the accepted time step forward only. */
export async function spendTotpCode(
  db: Db | Tx,
  { authenticators }: Encryption,
  { operatorId, code }: { readonly operatorId: string; readonly code: string },
  now: Date,
): Promise<boolean> {
  const operator = await db
    .selectFrom('operators')
    .select('totp_sealed')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  if (operator?.totp_sealed == null) return false;
  const step = stepOfCode(authenticators.open(operator.totp_sealed), code, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('operators')
    .set({ totp_step: step })
    .where('operator_id', '=', operatorId)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
