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

export interface Answer {
  readonly path: string;
  /** The question's, so that no answer fits another question. */
  readonly nonce: string;
  readonly status: number;
  readonly body: string;
}

/** The signature of an upstream's answer, in the same headers as that of the question. */
export const signAnswer = (
  secret: string,
  { path, nonce, status, body }: Answer,
  nowMs: number,
): Omit<Signed, 'nonce'> => {
  const timestamp = String(nowMs);
  return { timestamp, signature: sign(secret, `ANSWER ${status}`, path, timestamp, nonce, body) };
};

/** Our check of an answer: recent, unchanged, to this question and signed with the upstream's secret. */
export const isSignedAnswer = (
  secret: string,
  { path, nonce, status, body }: Answer,
  provided: Omit<Signed, 'nonce'>,
  nowMs: number,
): boolean => isSigned(secret, `ANSWER ${status}`, path, body, { ...provided, nonce }, nowMs);

/** The receiver's check: recent, unchanged and signed with the shared secret. */
export function isSigned(
  secret: string,
  method: string,
  path: string,
  body: string,
  provided: Signed,
  nowMs: number,
): boolean {
  if (!(Math.abs(nowMs - Number(provided.timestamp)) <= allowedSkewMs)) return false; // NaN is not recent
  const expected = Buffer.from(sign(secret, method, path, provided.timestamp, provided.nonce, body));
  const actual = Buffer.from(provided.signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
