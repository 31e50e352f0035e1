import { readCardCode } from '#core/rules/rights/card-code.ts';
import type { Deps } from '../../../deps.ts';
import { codeHash } from '../../../http/secrets.ts';

/** Tables store a code as a keyed hash, so stolen tables reveal no usable code. */
export const cardCodeHash = (secret: string, code: string): Buffer =>
  codeHash(secret, 'card-code', readCardCode(code));

/** The hash a code is stored under. A card printed before the last change of the secret has its old hash. */
export async function storedCardCodeHash(
  { db, secret, oldSecret }: Pick<Deps, 'db' | 'secret' | 'oldSecret'>,
  code: string,
): Promise<Buffer> {
  if (oldSecret === undefined) return cardCodeHash(secret, code);
  const old = cardCodeHash(oldSecret, code);
  const stored = await db
    .selectFrom('card_codes')
    .select('code_hash')
    .where('code_hash', '=', old)
    .executeTakeFirst();
  return stored ? old : cardCodeHash(secret, code);
}
