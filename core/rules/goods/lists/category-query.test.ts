import { describe, expect, it } from 'vitest';
import { categoryChips, categoryQuery, goodsInput } from './category-query.ts';

const read = (query: Readonly<Record<string, string>>) => categoryQuery((name) => query[name]);

describe('the goods of a category', () => {
  it.each([
    [{}, { sort: 'default' }],
    [{ categoryId: 'video' }, { categoryId: 'video', sort: 'default' }],
    [
      { categoryId: 'video', subId: 'month' },
      { categoryId: 'month', sort: 'default' },
    ],
    [
      { sort: 'priceDown', coupon: 'qyfd' },
      { sort: 'priceDown', couponType: 'qyfd' },
    ],
    [{ sort: 'distance' }, { sort: 'default' }],
  ])('of the address %j are requested by %j', (query, input) =>
    expect(goodsInput(read(query))).toEqual(input),
  );

  it.each([
    ['default', '价格', 'priceUp'],
    ['priceUp', '价格从低到高', 'priceDown'],
    ['priceDown', '价格从高到低', 'priceUp'],
  ])('in the order %s have the button %s, which changes it to %s', (sort, text, next) => {
    const price = categoryChips(read({ sort })).find(({ key }) => key === 'priceUp');
    expect(price).toMatchObject({ text, change: { sort: next } });
  });
});
