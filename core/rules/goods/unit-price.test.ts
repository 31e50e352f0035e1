import { expect, it } from 'vitest';
import { unitPrice } from './unit-price.ts';

it.each([
  ['the regular price', 1_700, null, { isMember: true }, 1_700],
  ['the member price for a member', 1_700, 1_500, { isMember: true }, 1_500],
  ['the regular price for a non-member', 1_700, 1_500, { isMember: false }, 1_700],
  ['the flash-sale price for anyone', 1_700, 1_500, { isMember: false, saleFen: 990 }, 990],
  ['the member price below a flash sale', 1_700, 900, { isMember: true, saleFen: 990 }, 900],
])('one piece costs %s', (_title, priceFen, memberPriceFen, buyer, paid) =>
  expect(unitPrice({ priceFen, memberPriceFen }, buyer)).toBe(paid),
);
