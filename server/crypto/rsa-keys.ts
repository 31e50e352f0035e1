import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

const der = (text: string): Buffer => Buffer.from(text.replace(/-----[^-]*-----|\s/g, ''), 'base64');

/** An RSA key from one line of base64 or from PEM (PKCS #8); undefined when it is none. */
export function privateKeyOf(text: string): KeyObject | undefined {
  return readKey(() => createPrivateKey({ key: der(text), format: 'der', type: 'pkcs8' }));
}

/** The public half (SPKI). */
export function publicKeyOf(text: string): KeyObject | undefined {
  return readKey(() => createPublicKey({ key: der(text), format: 'der', type: 'spki' }));
}

function readKey(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read();
    return key.asymmetricKeyType === 'rsa' ? key : undefined;
  } catch {
    return undefined;
  }
}
