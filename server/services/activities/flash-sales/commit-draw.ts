import { randomBytes } from 'node:crypto';
import { commitmentOf } from '#core/rules/lottery/commit-reveal.ts';
import type { Encryption } from '../../../crypto/encryption.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** Makes the secret seed of a draw and publishes its hash; a repetition keeps the first seed. */
export async function commitDraw(db: Db | Tx, encryption: Encryption, sessionId: string): Promise<void> {
  const seed = randomBytes(32).toString('hex');
  await db
    .insertInto('draws')
    .values({
      session_id: sessionId,
      commitment: commitmentOf(seed),
      seed_sealed: encryption.drawSeeds.seal(seed),
    })
    .onConflict((c) => c.column('session_id').doNothing())
    .execute();
}
