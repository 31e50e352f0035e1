/** HMAC-SHA256 of a text (§7). */
export async function hmacSha256(key: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const written = new TextEncoder();
  const imported = await crypto.subtle.importKey(
    'raw',
    written.encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, written.encode(text)));
}
