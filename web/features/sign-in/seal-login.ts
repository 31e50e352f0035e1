import { fromBase64, toBase64 } from '#web/platform/crypto/base64.ts';

export interface SmsLogin {
  readonly mobile: string;
  readonly code: string;
  /** Came with the code's sending. */
  readonly ticket: string;
}

/** Encrypts a number and its code for the server alone: RSA-OAEP with SHA-256 and the key it handed out. */
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
