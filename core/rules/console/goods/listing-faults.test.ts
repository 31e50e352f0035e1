import { expect, it } from 'vitest';
import { listingFaults, type ListingFacts } from './listing-faults.ts';

const whole: ListingFacts = {
  hasCategory: true,
  hasPicture: true,
  sections: 1,
  skus: [{ name: '一杯', priceFen: 900, stockLeft: null, codesLeft: null }],
};
const [sku] = whole.skus;
const cardsOf = (facts: Partial<ListingFacts>) =>
  listingFaults({ ...whole, ...facts }).map(({ card }) => card);

it('whole goods have no fault', () => expect(listingFaults(whole)).toEqual([]));

it.each([
  [{ hasCategory: false }, ['basics']],
  [{ hasPicture: false }, ['pictures']],
  [{ skus: [] }, ['skus']],
  [{ skus: [{ ...sku, priceFen: 0 }] }, ['skus']],
  [{ skus: [{ ...sku, stockLeft: 0 }] }, ['stock']],
  [{ skus: [{ ...sku, stockLeft: 0 }, sku] }, []],
  [{ skus: [{ ...sku, codesLeft: 0 }] }, ['stock']],
  [{ sections: 0 }, ['sections']],
  [
    { hasCategory: false, hasPicture: false, sections: 0, skus: [] },
    ['basics', 'pictures', 'skus', 'sections'],
  ],
])('what is missing is named with its card: %j', (facts, cards) =>
  expect(cardsOf(facts as Partial<ListingFacts>)).toEqual(cards),
);

it('a sku is named in its sentence', () =>
  expect(
    listingFaults({ ...whole, skus: [{ name: '大杯', priceFen: 0, stockLeft: null, codesLeft: 0 }] }),
  ).toEqual([
    { card: 'skus', text: '“大杯”的售价是 ¥0.00' },
    { card: 'stock', text: '“大杯”没有可发的券码' },
  ]));
