import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Encryption } from '../../crypto/encryption.ts';
import type { Db } from '../../db/database.ts';
import { codeHash, sameHash } from '../../http/secrets.ts';
import { before, hourMs, isAlive } from '../../lifetime.ts';

export const proofLifeMs = 5 * 60_000;

export interface Issuer {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  readonly encryption: Encryption;
}

/** The user of a proof: a number, an id of the issuer, or both. */
export interface Named {
  readonly mobile: string | null;
  readonly subject: string | null;
}

export type Spent =
  | { readonly kind: 'good'; readonly named: Named }
  | { readonly kind: 'bad'; readonly reason: string };

const seal = (secret: string, kind: string, nonce: string, expires: string): string =>
  codeHash(secret, 'sandbox-proof', kind, nonce, expires).toString('base64url');

/** Signed one-time proofs, valid for five minutes and for one kind. They do not contain the number. */
export async function issueProofs(
  { db, clock, secret, encryption: { mobiles, identities } }: Issuer,
  kind: string,
  people: readonly Named[],
): Promise<readonly string[]> {
  const expiresAt = new Date(clock.now().getTime() + proofLifeMs);
  const rows = people.map(({ mobile, subject }) => ({
    mobile_sealed: mobile && mobiles.seal(mobile),
    subject_sealed: subject && identities.seal(subject),
    nonce: randomBytes(12).toString('base64url'),
    kind,
    expires_at: expiresAt,
    used_at: null,
  }));
  if (rows.length > 0) await db.insertInto('sandbox_proofs').values(rows).execute();
  const expires = expiresAt.getTime().toString(36); // base 36, so that it does not look like a phone number and get masked
  return rows.map(({ nonce }) => `${nonce}.${expires}.${seal(secret, kind, nonce, expires)}`);
}

/** Valid for the first use. */
export async function spendIssued(
  { db, clock, secret, encryption: { mobiles, identities } }: Issuer,
  kind: string,
  proof: string,
): Promise<Spent> {
  const [nonce = '', expires = '', signature = '', ...more] = proof.split('.');
  const isOurs =
    more.length === 0 && sameHash(Buffer.from(signature), Buffer.from(seal(secret, kind, nonce, expires)));
  if (!isOurs) return { kind: 'bad', reason: '签名不符' };
  const now = clock.now();
  if (!isAlive(new Date(Number.parseInt(expires, 36)), proofLifeMs, now))
    return { kind: 'bad', reason: '已过期' };
  const row = await db
    .updateTable('sandbox_proofs')
    .set({ used_at: now })
    .where('nonce', '=', nonce)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .returning(['mobile_sealed', 'subject_sealed'])
    .executeTakeFirst();
  if (!row) return { kind: 'bad', reason: '已使用' };
  const named = {
    mobile: row.mobile_sealed && mobiles.open(row.mobile_sealed),
    subject: row.subject_sealed && identities.open(row.subject_sealed),
  };
  return { kind: 'good', named };
}

export const sweepIssuedProofs = (db: Db, now: Date): Promise<unknown> =>
  db.deleteFrom('sandbox_proofs').where('expires_at', '<', before(now, hourMs)).execute();
