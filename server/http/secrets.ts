import { createHmac, hash, randomBytes, randomFillSync, timingSafeEqual } from 'node:crypto';

/** Opaque 256-bit token for a page to hold; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');

const idBytes = 12;
const randomness = Buffer.allocUnsafe(idBytes * 512);
let unused = randomness.length;

/** Chance is asked for many ids at once: by far the most of one id's cost is the asking. */
export function newId(): string {
  if (unused === randomness.length) {
    randomFillSync(randomness);
    unused = 0;
  }
  unused += idBytes;
  return randomness.toString('base64url', unused - idBytes, unused);
}

/** The id of whatever these words name: the same words, the same id. */
export const idOf = (...words: readonly string[]): string =>
  hash('sha256', words.join('\n'), 'base64url').slice(0, 16);

/** A refresh token names its session, so that any of them, however old, is known when it comes back. */
export const newRefreshToken = (sessionId: string): string => `${sessionId}.${newToken()}`;
export const sessionNamedIn = (refreshToken: string): string =>
  refreshToken.slice(0, Math.max(0, refreshToken.indexOf('.')));

/** Hash of a short code: keyed, so that a stolen table cannot be searched through. */
export const codeHash = (secret: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\n')).digest();

export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
