import { describe, expect, it } from 'vitest';
import { requiredParam, type DetailPage } from './required-navigation-params.ts';

describe('navigating to a detail page (§5)', () => {
  it.each<[DetailPage, Record<string, unknown> | undefined, string | undefined]>([
    ['rightsDetail', { rightsId: 'r1' }, undefined],
    ['rightsDetail', { goodsId: 'g1' }, 'rightsDetail needs rightsId'],
    ['rightsDetail', { rightsId: '' }, 'rightsDetail needs rightsId'],
    ['skuDetail', { goodsId: 'g1' }, undefined],
    ['skuDetail', { skuId: 's1' }, 'skuDetail needs goodsId'],
    ['goodsDetail', { goodsId: 7 }, undefined],
    ['goodsDetail', { goodsId: null }, 'goodsDetail needs goodsId'],
    ['goodsDetail', undefined, 'goodsDetail needs goodsId'],
    ['physicalGoodsDetail', {}, 'physicalGoodsDetail needs goodsId'],
  ])('to %s with %j warns %j', (page, params, warning) => {
    expect(requiredParam(page, params)).toEqual(
      warning === undefined ? { kind: 'allowed' } : { kind: 'refused', warning },
    );
  });
});
