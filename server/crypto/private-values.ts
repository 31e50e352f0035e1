import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { purposeKey } from './purpose-key.ts';

export interface Secrets {
  readonly secret: string;
  /** The secret before the last change, while rows encrypted with it are left. */
  readonly oldSecret?: string | undefined;
}

/** Private values of one kind in tables: encrypted where they are read back, a keyed hash where they are found by. */
export interface PrivateValues {
  /** AES-256-GCM under a random nonce: equal values get different ciphertexts. */
  seal(value: string): string;
  /** Throws for a ciphertext that was changed or was made with a secret that is not set. */
  open(sealed: string): string;
  /** HMAC-SHA-256: the same for equal values, and of no use without the key. */
  lookup(value: string): string;
  /** What ciphertexts of the current key begin with. */
  readonly currentPrefix: string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A ciphertext is `<key id>.<nonce, ciphertext and tag in base64url>`; the id is derived, so no version has to be counted. */
export function privateValues(kind: string, { secret, oldSecret }: Secrets): PrivateValues {
  const current = cipherKey(secret, kind);
  const keys = [current, ...(oldSecret === undefined ? [] : [cipherKey(oldSecret, kind)])];
  const lookupKey = createSecretKey(purposeKey(secret, `look-up of ${kind}`));
  return {
    currentPrefix: `${current.id}.`,
    seal(value) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, current.key, nonce);
      const sealed = [nonce, sealing.update(value, 'utf8'), sealing.final(), sealing.getAuthTag()];
      return `${current.id}.${Buffer.concat(sealed).toString('base64url')}`;
    },
    open(sealed) {
      const [id = '', content = ''] = sealed.split('.', 2);
      const key = keys.find((each) => each.id === id);
      if (!key) throw new Error(`a value of the kind ${kind} was encrypted with another MALL_SECRET`);
      const bytes = Buffer.from(content, 'base64url');
      const opening = createDecipheriv(cipher, key.key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      }).setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]).toString(
        'utf8',
      );
    },
    lookup: (value) => createHmac('sha256', lookupKey).update(value).digest('base64url'),
  };
}

const cipherKey = (secret: string, kind: string) => ({
  id: purposeKey(secret, `key id of ${kind}`).toString('hex', 0, 4),
  key: createSecretKey(purposeKey(secret, `encryption of ${kind}`)),
});
