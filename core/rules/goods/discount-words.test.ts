import { expect, it } from 'vitest';
import { discountWords } from './discount-words.ts';

it.each([
  [500, 1_000, '5折'],
  [990, 1_990, '5折'],
  [880, 1_600, '5.5折'],
  [1, 1_000, '0.1折'],
  [1_999, 2_000, '10折'],
])('%d fen of %d is %s', (fen, original, words) => expect(discountWords(fen, original)).toBe(words));
