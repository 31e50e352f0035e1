import { randomBytes, randomInt } from 'node:crypto';

/** A unique id. */
export const freshId = (kind: string): string => `${kind}-${randomBytes(6).toString('hex')}`;

export const freshMobile = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
