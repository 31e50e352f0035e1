import { hkdfSync } from 'node:crypto';

const keys = new Map<string, Map<string, Buffer>>();

/**
 * A 256-bit key derived from the installation's secret for one purpose (HKDF-SHA-256, RFC 5869), so that a key that leaks from one
 * place opens no other. Derived once per process.
 */
export function purposeKey(secret: string, purpose: string): Buffer {
  const ofSecret = keys.get(secret) ?? new Map<string, Buffer>();
  keys.set(secret, ofSecret);
  const key = ofSecret.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, 'mall', purpose, 32));
  ofSecret.set(purpose, key);
  return key;
}
