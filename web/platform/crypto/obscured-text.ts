import { fromUrlBase64, toUrlBase64 } from './base64.ts';
import { hmacSha256 } from './hmac-sha256.ts';

/** Anybody can read it in the scripts: what is written with it is out of sight, and not secret. */
const builtInKey = 'su-xiang-mall.1';
const ivBytes = 12;

const cipherKey = async (key: string, use: KeyUsage): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await hmacSha256(key, 'AES-GCM'), 'AES-GCM', false, [use]);

/**
 * Obscures a text (§7: symmetric encryption with a built-in default key): what collects storage or looks over a shoulder does not read it.
 * Nothing may rest on it. It rejects where the page did not come over https.
 */
export async function obscureText(text: string, key = builtInKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const hidden = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await cipherKey(key, 'encrypt'),
    new TextEncoder().encode(text),
  );
  return toUrlBase64(new Uint8Array([...iv, ...new Uint8Array(hidden)]));
}

/** The text again; rejects when it was written with another key, was changed or is none of ours. */
export async function readObscured(obscured: string, key = builtInKey): Promise<string> {
  const bytes = fromUrlBase64(obscured);
  const open = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) },
    await cipherKey(key, 'decrypt'),
    bytes.subarray(ivBytes),
  );
  return new TextDecoder().decode(open);
}
