import { expect, it } from 'vitest';
import { aPromotion } from '#core/testing/a-promotion.ts';
import { unitPrice } from './unit-price.ts';

it.each([
  ['the regular price', 1_700, null, { level: 2 }, 1_700],
  ['the member price for a member', 1_700, 1_500, { level: 2 }, 1_500],
  ['the regular price for a non-member', 1_700, 1_500, { level: 0 }, 1_700],
  ['the flash-sale price for anyone', 1_700, 1_500, { level: 0, flashSaleFen: 990 }, 990],
  ['the member price below a flash sale', 1_700, 900, { level: 2, flashSaleFen: 990 }, 900],
])('one piece costs %s', (_title, priceFen, memberPriceFen, buyer, paid) =>
  expect(unitPrice({ skuId: 'a.1', priceFen, memberPriceFen, promotions: [] }, buyer)).toBe(paid),
);

it.each([
  ['for the levels that have it', 'a.1', 3, 1_200],
  ['not for other levels', 'a.1', 2, 1_500],
  ['not for other skus', 'a.2', 3, 1_500],
])('one piece costs the price of a promotion %s', (_title, skuId, level, paid) => {
  const promotions = [
    aPromotion({ kind: 'price', title: '福利价', skuId: 'a.1', priceFen: 1_200, levels: [3, 4] }),
  ];
  expect(unitPrice({ skuId, priceFen: 1_700, memberPriceFen: 1_500, promotions }, { level })).toBe(paid);
});
