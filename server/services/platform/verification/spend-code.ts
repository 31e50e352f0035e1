import type { Deps } from '../../../deps.ts';
import { codeHash, sameHash, tokenHash } from '../../../http/secrets.ts';
import { markUsed, takeTry } from './code-tables.ts';

export interface TypedCode {
  readonly mobile: string;
  readonly code: string;
  /** Returned to the page that requested the code. */
  readonly ticket: string;
}

/** True once for the correct code, within its lifetime and tries, from the page that requested it. Each attempt of that page uses up a try. */
export async function spendCode(
  { db, clock, secret, encryption }: Deps,
  purpose: string,
  { mobile, code, ticket }: TypedCode,
): Promise<boolean> {
  const now = clock.now();
  const mobile_lookup = encryption.mobiles.lookup(mobile);
  const live = await takeTry(db, { mobile_lookup, purpose, ticket_hash: tokenHash(ticket) }, now);
  if (!live || !sameHash(live.code_hash, codeHash(secret, 'sms-code', purpose, mobile, code))) return false;
  return markUsed(db, live.sms_code_id, now);
}
