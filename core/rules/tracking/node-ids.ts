/** 32-bit FNV-1a; distributes similar fingerprints well over 32 buckets. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
};

/** The datacenter id of this device: the fingerprint's hash mod 32, kept in local storage (§9). */
export const datacenterId = (fingerprint: string): number => hash(fingerprint) % 32;

/** The worker id of this session: random, kept in session storage. */
export const workerId = (random: number): number => Math.floor(random * 32);
