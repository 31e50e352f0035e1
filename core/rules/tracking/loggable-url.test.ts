import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loggableUrl, loggedKeys } from './loggable-url.ts';

it.each([
  [
    'https://mall.example/content/super-market/market-index',
    'https://mall.example/content/super-market/market-index',
  ],
  [
    'https://mall.example/a?channelId=C0013&token=secret&goodsId=7',
    'https://mall.example/a?channelId=C0013&goodsId=7',
  ],
  ['/a?longitude=118.7964&latitude=32.0584&lng=118.7964', '/a'],
  [
    '/a?accessToken=x&refreshToken=y&code=z&state=s&IU=u&culMobile=13812345678&openId=o&redirect=%2Fb%3Ftoken%3Dx',
    '/a',
  ],
  ['/a#token=secret', '/a'],
  ['/a?skuId=1#/b?token=secret&messageId=2', '/a?skuId=1&messageId=2'],
  ['/a?a?channelId=1', '/a?channelId=1'],
  ['https://name:word@mall.example/a', 'https://mall.example/a'],
  ['//name@mall.example/a?x', '//mall.example/a'],
  ['/a/@name', '/a/@name'],
  ['', ''],
])('%s is logged as %s (V1)', (address, logged) => expect(loggableUrl(address)).toBe(logged));

it('drops unknown keys', () =>
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom('token', 'ticket', 'longitude', 'pageUrl'),
      (url, key) => {
        expect(loggableUrl(`${url}${url.includes('?') ? '&' : '?'}${key}=secret-value`)).not.toContain(
          'secret-value',
        );
      },
    ),
  ));

it('keeps no key that could contain a URL, a phone number or a location', () =>
  expect(loggedKeys.filter((key) => /url|mobile|phone|token|code|itude|redirect/i.test(key))).toEqual([]));
