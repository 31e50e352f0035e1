import { describe, expect, it } from 'vitest';
import { addressStock, type AddressStock, type AreaStock } from './address-stock.ts';

const rows = (lines: Readonly<Record<string, number>>): AreaStock[] =>
  Object.entries(lines).map(([areaNum, inventory]) => ({ areaNum, inventory }));

describe('the stock for an address (§7 selectAddressInventory)', () => {
  it.each<[string, Readonly<Record<string, number>>, AddressStock]>([
    ['its district', { '320106': 3, '320100': 9 }, { deliverable: 1, inventory: 3, reason: '' }],
    ['its city', { '320100': 9, '320000': 50 }, { deliverable: 1, inventory: 9, reason: '' }],
    ['its province', { '320000': 50, '*': 7 }, { deliverable: 1, inventory: 50, reason: '' }],
    ['everywhere', { '*': 7 }, { deliverable: 1, inventory: 7, reason: '' }],
    [
      'its city is out of stock although the province has some',
      { '320100': 0, '320000': 50 },
      { deliverable: 0, inventory: 0, reason: '该地区暂时缺货' },
    ],
    ['other cities only', { '320500': 5 }, { deliverable: 0, inventory: 0, reason: '该地区暂不支持配送' }],
    [
      'the stock is unknown',
      {},
      { deliverable: 0, inventory: null, reason: '暂时查不到该地区的库存，请稍后再试' },
    ],
  ])('%s', (_title, lines, verdict) => {
    expect(addressStock(true, '320106', rows(lines))).toEqual(verdict);
  });

  it('goods without delivery need no stock for an address', () => {
    expect(addressStock(false, '320106', [])).toMatchObject({ deliverable: 1, inventory: null });
  });
});
