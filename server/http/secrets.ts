import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Opaque 256-bit token for a page to hold; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
export const newId = (): string => randomBytes(12).toString('base64url');

/** A refresh token names its session, so that any of them, however old, is known when it comes back. */
export const newRefreshToken = (sessionId: string): string => `${sessionId}.${newToken()}`;
export const sessionNamedIn = (refreshToken: string): string => refreshToken.slice(0, Math.max(0, refreshToken.indexOf('.')));

/** Hash of a short code: keyed, so that a stolen table cannot be searched through. */
export const codeHash = (secret: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\n')).digest();

export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
