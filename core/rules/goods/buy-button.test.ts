import { describe, expect, it } from 'vitest';
import { buyButton, maxPieces, type BuyFacts } from './buy-button.ts';

const facts: BuyFacts = { isExternal: false, lackStock: false, othersInStock: true, cityReason: '' };

describe('the button of a detail page', () => {
  it.each<[string, Partial<BuyFacts>, string, string]>([
    ['立即购买', {}, 'buy', ''],
    ['前往购买', { isExternal: true, lackStock: true }, 'open', ''],
    ['到货提醒', { lackStock: true }, 'remind', '该规格暂时缺货，可以看看其他规格'],
    ['到货提醒', { lackStock: true, othersInStock: false }, 'remind', '商品暂时缺货，到货后可以提醒您'],
    ['暂不可购买', { cannotCharge: true }, 'none', '充值商品暂未开通，开通后再来'],
    ['暂不可购买', { cityReason: '该地区暂不支持配送' }, 'none', '该地区暂不支持配送'],
  ])('says %s for %j', (text, fields, action, reason) =>
    expect(buyButton({ ...facts, ...fields })).toEqual({ text, action, reason }),
  );
});

it.each([
  [5, null, undefined, 5],
  [5, 3, undefined, 3],
  [5, 0, undefined, 1],
  [5, 3, 1, 1],
])(
  'with %i per order, %s left and %s per subscriber at most %i pieces are sold',
  (limitPerOrder, stockLeft, limitPerUser, max) =>
    expect(maxPieces({ limitPerOrder, stockLeft, limitPerUser })).toBe(max),
);
