import { expect, it } from 'vitest';
import { isFiltered, localFilter, noLocalFilter, queryOf, shopFilter } from './local-filter.ts';

const read = (query: Readonly<Record<string, string | undefined>>) => localFilter((key) => query[key]);

it('a filter in an address is read back from the address that it makes', () => {
  const filter = read({ keyword: ' 面 ', sort: 'score', within: '3km', coupon: 'qyfd', open: '1' });
  expect(read(queryOf(filter))).toEqual(filter);
  expect(shopFilter(filter)).toEqual({
    keyword: '面',
    sort: 'score',
    withinMetres: 3_000,
    couponType: 'qyfd',
    openNow: true,
  });
});

it('an address with other values filters nothing, and long words are cut', () => {
  expect(shopFilter(read({ sort: 'name', open: 'yes' }))).toEqual({ sort: 'distance' });
  expect(read({ keyword: '面'.repeat(99) }).keyword).toHaveLength(40);
});

it('an order is no filter, and stays when filters are taken back', () => {
  const filter = read({ sort: 'score', open: '1' });
  expect(isFiltered(filter)).toBe(true);
  expect(isFiltered({ ...filter, ...noLocalFilter })).toBe(false);
  expect({ ...filter, ...noLocalFilter }.byScore).toBe(true);
});
