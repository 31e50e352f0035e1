import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface Signed {
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
}

const allowedSkewMs = 5 * 60_000;

const sign = (
  secret: string,
  method: string,
  path: string,
  timestamp: string,
  nonce: string,
  body: string,
): string =>
  createHmac('sha256', secret)
    .update([method, path, timestamp, nonce, createHash('sha256').update(body).digest('hex')].join('\n'))
    .digest('hex');

/** The signature our upstreams expect: HMAC-SHA256 over method, path, time, nonce and body. */
export const signRequest = (
  secret: string,
  method: string,
  path: string,
  body: string,
  nowMs: number,
  nonce: string,
): Signed => {
  const timestamp = String(nowMs);
  return { timestamp, nonce, signature: sign(secret, method, path, timestamp, nonce, body) };
};

/** The receiver's check: recent, unchanged and signed with the shared secret. */
export function isSigned(
  secret: string,
  method: string,
  path: string,
  body: string,
  given: Signed,
  nowMs: number,
): boolean {
  if (!(Math.abs(nowMs - Number(given.timestamp)) <= allowedSkewMs)) return false; // NaN is not recent
  const expected = Buffer.from(sign(secret, method, path, given.timestamp, given.nonce, body));
  const actual = Buffer.from(given.signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
