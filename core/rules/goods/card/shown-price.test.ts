import { describe, expect, it } from 'vitest';
import { shownPrice } from './shown-price.ts';

describe('the price on a card', () => {
  it.each([
    [
      'what anybody pays, beside the struck price',
      { priceFen: 1_500, memberPriceFen: null, originalPriceFen: 2_500 },
      { fen: 1_500, was: 2_500, forMembers: false },
    ],
    [
      "the member's where it is lower, and says so",
      { priceFen: 4_900, memberPriceFen: 4_500, originalPriceFen: 6_800 },
      { fen: 4_500, was: 6_800, forMembers: true },
    ],
    [
      "the sale's where that is lower than the member's",
      { priceFen: 990, memberPriceFen: 1_500, originalPriceFen: 2_500 },
      { fen: 990, was: 2_500, forMembers: false },
    ],
    [
      'alone where nothing is struck',
      { priceFen: 300, memberPriceFen: null, originalPriceFen: null },
      { fen: 300, was: undefined, forMembers: false },
    ],
  ])('is %s', (_title, priced, shown) => {
    expect(shownPrice(priced)).toEqual(shown);
  });
});
