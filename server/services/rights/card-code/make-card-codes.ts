import { randomBytes } from 'node:crypto';
import { cardCodeFrom, cardCodeLength } from '#core/rules/rights/card-code.ts';
import type { Deps } from '../../../deps.ts';
import { cardCodeHash } from './card-code-hash.ts';

type Maker = Pick<Deps, 'db' | 'clock' | 'secret'>;

/** Rows of one insert. */
const together = 1_000;

/** Creates codes of a batch. They are returned only here: the tables store their hashes. */
export async function makeCardCodes(deps: Maker, batchId: string, count: number): Promise<string[]> {
  const codes = Array.from({ length: count }, () => cardCodeFrom(randomBytes(cardCodeLength)));
  for (let at = 0; at < codes.length; at += together)
    await keepCardCodes(deps, batchId, codes.slice(at, at + together));
  return codes;
}

/** Stores codes; codes of the batch that exist already are left unchanged. */
export async function keepCardCodes(
  { db, clock, secret }: Maker,
  batchId: string,
  codes: readonly string[],
): Promise<void> {
  if (codes.length === 0) return;
  const created_at = clock.now();
  await db
    .insertInto('card_codes')
    .values(codes.map((code) => ({ code_hash: cardCodeHash(secret, code), batch_id: batchId, created_at })))
    .onConflict((c) => c.column('code_hash').doNothing())
    .execute();
}
