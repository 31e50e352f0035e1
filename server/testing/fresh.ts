import { randomBytes, randomInt } from 'node:crypto';

/** An id nobody else in the test has. */
export const freshId = (kind: string): string => `${kind}-${randomBytes(6).toString('hex')}`;

export const freshMobile = (): string => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
