/** Web Crypto is available on https and localhost only. */
export const hasCryptography = (): boolean => 'crypto' in globalThis && 'subtle' in globalThis.crypto;
