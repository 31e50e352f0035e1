import { createHmac, hash, randomBytes, randomFillSync, timingSafeEqual } from 'node:crypto';
import { purposeKey } from '../crypto/purpose-key.ts';

/** Opaque 256-bit token for a page; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

const idBytes = 12;
const randomness = Buffer.allocUnsafe(idBytes * 512);
let unused = randomness.length;

/** Random bytes are drawn for many ids at once: the call costs more than the bytes. */
export function newId(): string {
  if (unused === randomness.length) {
    randomFillSync(randomness);
    unused = 0;
  }
  unused += idBytes;
  return randomness.toString('base64url', unused - idBytes, unused);
}

/** A deterministic id: the same words give the same id. */
export const idOf = (...words: readonly string[]): string =>
  hash('sha256', words.join('\n'), 'base64url').slice(0, 16);

/** A refresh token contains its session id, so that a replay of any old token is recognised. */
export const newRefreshToken = (sessionId: string): string => `${sessionId}.${newToken()}`;
export const sessionNamedIn = (refreshToken: string): string =>
  refreshToken.slice(0, Math.max(0, refreshToken.indexOf('.')));

/** What hashes are made for. Each purpose has a key of its own. */
export type HashPurpose =
  | 'sms-code'
  | 'card-code'
  | 'goods-code'
  | 'one-tap-sign'
  | 'one-tap-asked'
  | 'lounge-seed'
  | 'lounge-digits'
  | 'pay-code'
  | `sandbox-${string}`;

/** Keyed hash of a short code, so that a stolen table cannot be brute-forced. */
export const codeHash = (secret: string, purpose: HashPurpose, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', purposeKey(secret, purpose)).update(parts.join('\n')).digest();

/** HMAC-SHA256 with a key that another device holds too, such as the seed of a code. */
export const seededHash = (seed: string, text: string): Buffer =>
  createHmac('sha256', seed).update(text).digest();

export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
