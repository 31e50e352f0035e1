import { createSign, createVerify, type KeyObject } from 'node:crypto';

/** RSA-SHA256 with PKCS #1 padding, in base64. */
export const rsaSign = (key: KeyObject, text: string): string =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64');

export function isRsaSigned(key: KeyObject, text: string, signature: string): boolean {
  try {
    return createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64');
  } catch {
    return false; // not base64, or of another length
  }
}
