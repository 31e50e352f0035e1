import { describe, expect, it } from 'vitest';
import { highestLevel } from './highest-level.ts';
import { nonMember } from './membership-levels.ts';

const product = (productName: string, vipTypeLevel: number) => ({ productName, vipTypeLevel });

describe('the highest level of a subscriber (§3)', () => {
  it('is that of the product with the maximum vipTypeLevel', () => {
    expect(highestLevel([product('a', 1), product('b', 3), product('c', 2)])).toEqual([product('b', 3)]);
  });

  it('keeps every product of that level, in order', () => {
    expect(highestLevel([product('a', 2), product('b', 1), product('c', 2)])).toEqual([
      product('a', 2),
      product('c', 2),
    ]);
  });

  it('is the non-member level without a product', () => {
    expect(highestLevel([])).toEqual([nonMember]);
  });
});
