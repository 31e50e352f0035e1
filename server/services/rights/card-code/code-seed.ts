import { randomBytes } from 'node:crypto';
import { cardCodeFrom, cardCodeLength } from '#core/rules/rights/card-code.ts';
import { seededHash } from '../../../http/secrets.ts';

/** 256 random bits, from which the codes of a batch follow: they are stored sealed instead of the codes. */
export const newCodeSeed = (): string => randomBytes(32).toString('base64url');

/** The code at a place of the seed's sequence: 80 bits of a keyed hash. */
export const codeAt = (seed: string, place: number): string =>
  cardCodeFrom(seededHash(seed, `card code ${place}`).subarray(0, cardCodeLength));
