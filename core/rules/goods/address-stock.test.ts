import { describe, expect, it } from 'vitest';
import { addressStock, type AddressStock, type AreaStock } from './address-stock.ts';

const rows = (amounts: Readonly<Record<string, number>>): AreaStock[] =>
  Object.entries(amounts).map(([areaNum, inventory]) => ({ areaNum, inventory }));

const [isPhysical, areaNum] = [true, '320106'];

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
      'goods without rows, which are not limited by area',
      {},
      { deliverable: 1, inventory: null, reason: '' },
    ],
  ])('%s', (_title, amounts, verdict) => {
    expect(addressStock({ isPhysical, areaNum, areas: rows(amounts), left: null })).toEqual(verdict);
  });

  it.each<[string, Readonly<Record<string, number>>, number, AddressStock]>([
    ['is the stock of the sku without rows', {}, 7, { deliverable: 1, inventory: 7, reason: '' }],
    ['is never more than the sku has', { '*': 30 }, 2, { deliverable: 1, inventory: 2, reason: '' }],
    ['is never more than the area has', { '*': 3 }, 20, { deliverable: 1, inventory: 3, reason: '' }],
    [
      'is none of a sku that is sold out',
      { '*': 3 },
      0,
      { deliverable: 0, inventory: 0, reason: '商品暂时缺货' },
    ],
    [
      'is none of a sold-out sku without rows',
      {},
      0,
      { deliverable: 0, inventory: 0, reason: '商品暂时缺货' },
    ],
  ])('%s', (_title, amounts, left, verdict) => {
    expect(addressStock({ isPhysical, areaNum, areas: rows(amounts), left })).toEqual(verdict);
  });

  it('goods without delivery need no stock for an address', () => {
    expect(addressStock({ isPhysical: false, areaNum, areas: [], left: 0 })).toMatchObject({
      deliverable: 1,
      inventory: null,
    });
  });
});
