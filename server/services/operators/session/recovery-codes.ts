import { randomInt } from 'node:crypto';
import type { Db, Tx } from '../../../db/database.ts';
import { tokenHash } from '../../../http/secrets.ts';

const codes = 10;
/** Without the letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

/** About 79 bits, so that a plain hash is enough. */
const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');
const hashOf = (code: string): Buffer => tokenHash(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Replaces the operator's codes; they are shown once. */
export async function issueRecoveryCodes(tx: Tx, operatorId: string): Promise<string[]> {
  const issued = Array.from({ length: codes }, newCode);
  await tx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
  await tx
    .insertInto('operator_recovery_codes')
    .values(issued.map((code) => ({ operator_id: operatorId, code_hash: hashOf(code), used_at: null })))
    .execute();
  return issued;
}

export async function spendRecoveryCode(
  db: Db,
  operatorId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operator_recovery_codes')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function codesLeft(db: Db, operatorId: string): Promise<number> {
  const { left } = await db
    .selectFrom('operator_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
