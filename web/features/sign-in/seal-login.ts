import { fromBase64, toBase64 } from '#web/platform/crypto/base64.ts';

export interface SmsLogin {
  readonly mobile: string;
  readonly code: string;
  /** From the answer that sent the code. */
  readonly ticket: string;
}

/** Encrypts number and code with the server's public key (RSA-OAEP, SHA-256). */
export async function sealLogin(publicKey: string, { mobile, code, ticket }: SmsLogin): Promise<string> {
  const key = await crypto.subtle.importKey(
    'spki',
    fromBase64(publicKey),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const sealed = await crypto.subtle.encrypt(
    { name: 'RSA-OAEP' },
    key,
    new TextEncoder().encode(JSON.stringify({ mobile, code, ticket })),
  );
  return toBase64(new Uint8Array(sealed));
}
