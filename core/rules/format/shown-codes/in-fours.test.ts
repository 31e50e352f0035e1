import { expect, it } from 'vitest';
import { inFours } from './in-fours.ts';

it.each([
  ['628531077731', '6285 3107 7731'],
  ['12345678901', '1234 5678 901'],
  ['1234', '1234'],
])('%s is read out as %s', (digits, text) => expect(inFours(digits)).toBe(text));
