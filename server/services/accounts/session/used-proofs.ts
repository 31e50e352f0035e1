import type { Db, Tx } from '../../../db/database.ts';
import { Refusal } from '../../../http/refusal.ts';
import { tokenHash } from '../../../http/secrets.ts';

/** The refusal of a proof that was used before; the caller reads the same sentence as for a forged one. */
export class ReplayRefusal extends Refusal {}

/** Longer than the lifetime of any proof. */
const rememberedMs = 24 * 3_600_000;

/** True for the first use of this proof, as whatever kind; the unique key decides. */
export async function isFirstUse(db: Db | Tx, kind: string, proof: string, now: Date): Promise<boolean> {
  const first = await db
    .insertInto('used_proofs')
    .values({
      proof_hash: tokenHash(proof),
      kind,
      used_at: now,
      expires_at: new Date(now.getTime() + rememberedMs),
    })
    .onConflict((c) => c.column('proof_hash').doNothing())
    .returning('kind')
    .executeTakeFirst();
  return first !== undefined;
}

/** Whether the proof was used, for one that its issuer refuses. */
export const isUsed = async (db: Db, proof: string): Promise<boolean> =>
  (await db
    .selectFrom('used_proofs')
    .select('kind')
    .where('proof_hash', '=', tokenHash(proof))
    .executeTakeFirst()) !== undefined;
