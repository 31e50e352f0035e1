import { describe, expect, it } from 'vitest';
import { area } from '../../contract/common/area.ts';
import { verification } from '../../contract/common/verification.ts';
import { blessingBag } from '../../contract/content/blessing-bag.ts';
import { catalogue } from '../../contract/goods/catalogue.ts';
import { ApiFailure } from './api-failure.ts';
import { requestOf as requestAt } from './request-of.ts';

const requestOf = (
  base: string,
  endpoint: Parameters<typeof requestAt>[1],
  input: Parameters<typeof requestAt>[2],
) => requestAt(base, endpoint, input, 7);

const get = { method: 'GET', prefix: '/provider-goods', path: '/v2/goodsInfo/getSkuDetail/:skuId' } as const;
const two = { method: 'GET', prefix: '/provider-goods', path: '/goodsInfo/list/:a/:b' } as const;
const post = { method: 'POST', prefix: '/provider-content', path: '/cardProduct/queryMemberRights' } as const;

describe('the address and body of a call (§7)', () => {
  it('puts what the path names into the path, and the rest of a GET into the query', () => {
    expect(requestOf('/content', get, { skuId: 'S1', lat: 32.5, name: '南京 & 苏州' })).toEqual({
      url: '/content/provider-goods/v2/goodsInfo/getSkuDetail/S1?lat=32.5&name=%E5%8D%97%E4%BA%AC%20%26%20%E8%8B%8F%E5%B7%9E',
      body: undefined,
    });
    expect(requestOf('/mall/content', two, { a: '1', b: '2' }).url).toBe(
      '/mall/content/provider-goods/goodsInfo/list/1/2',
    );
  });

  it('sends everything of a POST as JSON, and no body when there is nothing', () => {
    expect(requestOf('/content', post, { offerId: 'P1', subscriptionId: undefined })).toEqual({
      url: '/content/provider-content/cardProduct/queryMemberRights',
      body: '{"offerId":"P1"}',
    });
    expect(requestOf('/content', post, {}).body).toBeUndefined();
    expect(requestOf('/content', area.saveLocationRefusal, {}).body).toBeUndefined();
  });

  it.each([
    [verification.sendLoginCode, { mobile: '13800000001', channel: 'sms' }, 'mobile=13800000001&channel=sms'],
    [area.saveRecentCity, { areaNum: '320100', latitude: 32.04 }, 'areaNum=320100&latitude=32.04'],
  ] as const)('sends the input of $path in the query', (endpoint, input, search) => {
    const { url, body } = requestOf('/content', endpoint, input);
    expect([url.split('?')[1], body]).toEqual([search, undefined]);
  });

  it.each([
    [blessingBag.blessingBag, {}, 'timestamp=7', undefined],
    [blessingBag.blessingBagProtocol, {}, 'timestamp=7', undefined],
    [catalogue.promoted, { promoteId: 'P1' }, 'timestamp=7', '{"promoteId":"P1"}'],
  ] as const)('adds the time to the query of $path', (endpoint, input, search, sent) => {
    const { url, body } = requestOf('/content', endpoint, input);
    expect([url.split('?')[1], body]).toEqual([search, sent]);
  });

  it('leaves out what is not known', () => {
    expect(
      requestOf(
        '/content',
        { ...get, path: '/categoryInfo/list' },
        { a: undefined, b: null, c: 0, d: false, e: '' },
      ).url,
    ).toBe('/content/provider-goods/categoryInfo/list?c=0&d=false&e=');
  });

  it.each(['a/b', '../logout', 'x?y=1', 'x#y', '空 格', '100%'])(
    'keeps the path value %s inside its segment',
    (skuId) => {
      const { url } = requestOf('/content', get, { skuId });
      expect(new URL(url, 'http://mall.test').pathname.split('/')).toHaveLength(7);
      expect(decodeURIComponent(url.slice(url.lastIndexOf('/') + 1))).toBe(skuId);
    },
  );

  it.each([undefined, null, '', '.', '..'])(
    'refuses the path value %j, which would be the path of another call',
    (skuId) => {
      expect(() => requestOf('/content', get, { skuId })).toThrow(ApiFailure);
    },
  );
});
