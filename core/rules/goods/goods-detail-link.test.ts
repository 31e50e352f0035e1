import { describe, expect, it } from 'vitest';
import { goodsDetailLink, type LinkedGoods, type LinkOrigin } from './goods-detail-link.ts';

const goods: LinkedGoods = { goodsId: 'g1', skuId: 's1', goodsTypeId: 1 };
const physical: LinkedGoods = { ...goods, goodsTypeId: 22 };
const origin: LinkOrigin = { project: 'super-market', query: {} };

describe('a tap on goods (§2, Goods detail navigation)', () => {
  it.each([[true], [1], ['1']])('opens the goodsUrl of external goods (%j)', (isExternalGoods) => {
    const external = { ...physical, isExternalGoods, goodsUrl: 'https://shop.example/1' };
    expect(goodsDetailLink(external, origin)).toEqual({ kind: 'external', url: 'https://shop.example/1' });
  });

  it.each<[LinkOrigin['project'], LinkedGoods, string, string]>([
    ['super-market', physical, 'super-market', 'physicalGoodsDetail'],
    ['easy-use', physical, 'easy-use', 'physicalGoodsDetail'],
    ['supper-mall', physical, 'super-market', 'physicalGoodsDetail'],
    ['standalone-pages', { ...physical, goodsTypeId: '22' }, 'super-market', 'physicalGoodsDetail'],
    ['super-market', goods, 'super-market', 'goodsDetail'],
    ['easy-use', goods, 'easy-use', 'goodsDetail'],
    ['supper-mall', goods, 'super-market', 'goodsDetail'],
    ['excellent-plus', goods, 'super-market', 'goodsDetail'],
    [
      'market-mini-program',
      { ...goods, isExternalGoods: 0, goodsUrl: 'https://shop.example/1' },
      'market-mini-program',
      'goodsDetail',
    ],
    ['market-mini-program', physical, 'super-market', 'physicalGoodsDetail'],
  ])('from %s with %j opens in %s the page %s', (from, tapped, project, page) => {
    expect(goodsDetailLink(tapped, { ...origin, project: from })).toMatchObject({
      kind: 'page',
      project,
      page,
    });
  });

  it.each([
    ['supper-mall', 'supper-mall'],
    ['excellent-plus', 'excellent-plus'],
    ['easy-use', undefined],
    ['super-market', undefined],
    ['public-pages', undefined],
  ] as const)('from %s keep the look of %s', (from, mall) => {
    const link = goodsDetailLink(goods, { ...origin, project: from });
    expect(link.kind === 'page' && link.query['mall']).toBe(mall);
  });

  it.each<[string, Partial<LinkedGoods>, Partial<LinkOrigin>, Record<string, string>]>([
    ['goodsId and skuId', {}, {}, {}],
    [
      'the coupon, coming from EquityPocket',
      {},
      { routeName: 'EquityPocket', couponInfo: { couponType: 'qyfd', cardCode: 'c1' } },
      { routerFrom: 'EquityPocket', couponType: 'qyfd', cardCode: 'c1' },
    ],
    [
      'nothing more, coming from EquityPocket without a coupon',
      {},
      { routeName: 'EquityPocket', couponInfo: null },
      {},
    ],
    [
      'nothing more, holding a coupon on another screen',
      {},
      { routeName: 'Home', couponInfo: { couponType: 1, cardCode: 'c1' } },
      {},
    ],
    ['bindVideosId, when the goods has a video', { videosId: 5 }, {}, { bindVideosId: '5' }],
    [
      'routerFromProject, when the URL has it',
      {},
      { query: { routerFromProject: 'easyUse' } },
      { routerFromProject: 'easyUse' },
    ],
    [
      'jyDiscountAccountType, coming from JyDiscountGoodsList',
      {},
      { routeName: 'JyDiscountGoodsList', query: { accountType: '2' } },
      { jyDiscountAccountType: '2' },
    ],
    ['no account type from another screen', {}, { routeName: 'Home', query: { accountType: '2' } }, {}],
  ])('passes %s', (_what, more, from, query) => {
    expect(goodsDetailLink({ ...goods, ...more }, { ...origin, ...from })).toMatchObject({ kind: 'page' });
    const link = goodsDetailLink({ ...goods, ...more }, { ...origin, ...from });
    expect(link.kind === 'page' ? link.query : undefined).toEqual({ goodsId: 'g1', skuId: 's1', ...query });
  });

  it('omits a missing sku from the URL', () => {
    expect(goodsDetailLink({ goodsId: 'g1' }, origin)).toMatchObject({
      kind: 'page',
      page: 'goodsDetail',
      query: { goodsId: 'g1' },
    });
  });

  it.each<[LinkedGoods, string]>([
    [{ skuId: 's1' }, 'goodsDetail needs goodsId'],
    [{ goodsTypeId: 22 }, 'physicalGoodsDetail needs goodsId'],
    [{ ...goods, isExternalGoods: 1, goodsUrl: null }, 'external goods need a goodsUrl'],
  ])('is refused with a warning for %j', (tapped, warning) => {
    expect(goodsDetailLink(tapped, origin)).toEqual({ kind: 'refused', warning });
  });
});
