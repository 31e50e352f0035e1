import type { Db, Tx } from '../../../db/database.ts';
import { tokenHash } from '../../../http/secrets.ts';

/** Far beyond the life of any proof: by then its issuer refuses it too. */
const rememberedMs = 24 * 3_600_000;

/** True for the first who uses this proof, whatever kind it is used as and whatever its issuer says; the unique key decides. */
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
