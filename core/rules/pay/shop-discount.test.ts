import { expect, it } from 'vitest';
import { shopDiscount } from './shop-discount.ts';

it.each([
  ['满100减8', 9_999, 0],
  ['满100减8', 10_000, 800],
  ['满100减8', 30_000, 800],
  ['每满50减5', 12_000, 1_000],
  ['9.5折', 999, 49],
  ['8折', 1_000, 200],
  ['第二杯半价', 1_000, 0],
  ['满0减8', 1_000, 0],
  ['满1减800', 200, 200],
  [null, 1_000, 0],
] as const)('%s takes off %i fen: %i', (terms, amount, off) => expect(shopDiscount(terms, amount)).toBe(off));
