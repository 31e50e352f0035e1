import { fromUrlBase64, toUrlBase64 } from './base64.ts';
import { hmacSha256 } from './hmac-sha256.ts';

/** The key is public in the bundle, so the text is obscured, not secret. */
const builtInKey = 'su-xiang-mall.1';
const ivBytes = 12;

const cipherKey = async (key: string, use: KeyUsage): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await hmacSha256(key, 'AES-GCM'), 'AES-GCM', false, [use]);

/**
 * Obscures a text (§7: symmetric encryption with a built-in default key): the text is not readable in storage at a glance.
 * It is no protection. Rejects on pages without https.
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

/** The plain text; rejects if the key differs or the data was changed. */
export async function readObscured(obscured: string, key = builtInKey): Promise<string> {
  const bytes = fromUrlBase64(obscured);
  const open = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) },
    await cipherKey(key, 'decrypt'),
    bytes.subarray(ivBytes),
  );
  return new TextDecoder().decode(open);
}
