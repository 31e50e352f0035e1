import { hash } from 'node:crypto';

/** The key of a file: half of the hash of its bytes. */
export const pictureKeyOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex').slice(0, 32);
