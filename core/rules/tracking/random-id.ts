/** 32 hex characters from 16 random bytes (§9); used for the pathId of a session. */
export const randomId = (bytes: Uint8Array): string => {
  if (bytes.length !== 16) throw new RangeError('A random id is made of 16 bytes');
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
