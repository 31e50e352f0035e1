import { describe, expect, it } from 'vitest';
import { priceVerdict, type SkuPrice } from './price-approval.ts';

const usual: SkuPrice = { priceFen: 10_000, memberPriceFen: null, originalPriceFen: null, costFen: null };
const verdict = (
  after: Partial<SkuPrice>,
  before: Partial<SkuPrice> = {},
  dayAgo: Partial<SkuPrice> = {},
) => {
  const from = { ...usual, ...before };
  return priceVerdict({ before: from, after: { ...from, ...after }, dayAgo: { ...from, ...dayAgo } });
};

describe('a price is changed by one person', () => {
  it.each([
    ['not at all', {}, 'same'],
    ['5 % down', { priceFen: 9_500 }, 'at-once'],
    ['5 % up', { priceFen: 10_500 }, 'at-once'],
    ['a fen more than 5 % down', { priceFen: 9_499 }, 'ask'],
    ['a fen more than 5 % up', { priceFen: 10_501 }, 'ask'],
    ['a first member price 5 % below the price', { memberPriceFen: 9_500 }, 'at-once'],
    ['a first member price further below', { memberPriceFen: 9_499 }, 'ask'],
    ['a member price equal to the price', { memberPriceFen: 10_000 }, 'at-once'],
    ['a member price above the price', { memberPriceFen: 10_001 }, 'refused'],
    ['a price of nothing', { priceFen: 0 }, 'refused'],
    ['a struck price', { originalPriceFen: 12_000 }, 'ask'],
    ['a struck price below the price', { originalPriceFen: 9_999 }, 'refused'],
    ['a first cost, also above the price', { costFen: 11_000 }, 'at-once'],
  ])('%s', (_what, after, kind) => expect(verdict(after).kind).toBe(kind));

  it('never below cost, nor by lowering the cost first', () => {
    expect(verdict({ priceFen: 9_800 }, { costFen: 9_800 }).kind).toBe('at-once');
    expect(verdict({ priceFen: 9_799 }, { costFen: 9_800 })).toEqual({
      kind: 'ask',
      reasons: ['¥97.99 低于成本 ¥98.00'],
    });
    expect(verdict({ memberPriceFen: 9_799 }, { costFen: 9_800 }).kind).toBe('ask');
    expect(verdict({ costFen: 9_799 }, { costFen: 9_800 }).kind).toBe('ask');
    expect(verdict({ costFen: null }, { costFen: 9_800 }).kind).toBe('ask');
  });

  it('taking the member price away raises what members pay', () => {
    expect(verdict({ memberPriceFen: null }, { memberPriceFen: 9_600 }).kind).toBe('at-once');
    expect(verdict({ memberPriceFen: null }, { memberPriceFen: 9_500 }).kind).toBe('ask');
  });

  it('not in many small steps within a day', () => {
    expect(verdict({ priceFen: 9_400 }, { priceFen: 9_700 }, { priceFen: 10_000 })).toEqual({
      kind: 'ask',
      reasons: ['售价降幅 6%，超过 5%（24 小时内合计）', '会员价降幅 6%，超过 5%（24 小时内合计）'],
    });
    expect(verdict({ priceFen: 9_900 }, { priceFen: 9_700 }, { priceFen: 10_000 }).kind).toBe('at-once');
  });

  it('a price of nothing has no percentage, so a second person looks at it', () => {
    expect(verdict({ priceFen: 100 }, { priceFen: 0 }).kind).toBe('ask');
  });

  it('says by how much, never less than it is', () => {
    expect(verdict({ priceFen: 9_499 }, { memberPriceFen: 9_000 })).toEqual({
      kind: 'ask',
      reasons: ['售价降幅 5.1%，超过 5%'],
    });
  });
});
