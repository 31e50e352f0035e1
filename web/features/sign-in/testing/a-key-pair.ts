/** A key pair like the server's, and the decryption. */
export async function aKeyPair(): Promise<{ publicKey: string; open(sealed: string): Promise<unknown> }> {
  const pair = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  );
  const der = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
  return {
    publicKey: btoa(String.fromCharCode(...der)),
    async open(sealed) {
      const opened = await crypto.subtle.decrypt(
        { name: 'RSA-OAEP' },
        pair.privateKey,
        Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0)),
      );
      return JSON.parse(new TextDecoder().decode(opened)) as unknown;
    },
  };
}
