/** Browsers keep their cryptography from pages that did not come over https (localhost excepted). */
export const hasCryptography = (): boolean => 'crypto' in globalThis && 'subtle' in globalThis.crypto;
