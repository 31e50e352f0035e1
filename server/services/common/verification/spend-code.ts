import type { Deps } from '../../../deps.ts';
import { codeHash, sameHash, tokenHash } from '../../../http/secrets.ts';
import { markUsed, takeTry } from './code-tables.ts';

export interface TypedCode {
  readonly mobile: string;
  readonly code: string;
  /** What the page got when it asked for the code. */
  readonly ticket: string;
}

/** True once for the right code, within its time and tries, from the page that asked for it; every attempt of that page costs a try. */
export async function spendCode(
  { db, clock, secret }: Deps,
  purpose: string,
  { mobile, code, ticket }: TypedCode,
): Promise<boolean> {
  const now = clock.now();
  const live = await takeTry(db, { mobile, purpose, ticket_hash: tokenHash(ticket) }, now);
  if (!live || !sameHash(live.code_hash, codeHash(secret, purpose, mobile, code))) return false;
  return markUsed(db, live.sms_code_id, now);
}
