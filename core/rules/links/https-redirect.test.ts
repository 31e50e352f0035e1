import { expect, it } from 'vitest';
import { httpsRedirect } from './https-redirect.ts';
import { topWindowUrl } from './top-window-url.ts';

it.each([
  ['chat-app', 'http://mall.example/content/a?b=1#c', 'https://mall.example/content/a?b=1#c'],
  ['chat-app', 'http://mall.example:8000/content/a', undefined],
  ['chat-app', 'https://mall.example/content/a', undefined],
  ['others', 'http://mall.example/content/a', undefined],
  ['provincial-app', 'http://mall.example/content/a', undefined],
] as const)('in %s, %s redirects to %s (§4, Redirects)', (host, url, to) =>
  expect(httpsRedirect(host, url)).toBe(to),
);

it('builds a top-window URL as {host}{base}/{project}{path}?{params} (§2)', () =>
  expect(
    topWindowUrl('https://mall.example', {
      base: '/mall/content',
      project: 'super-market',
      path: '/goods-detail',
      query: { goodsId: '7' },
    }),
  ).toBe('https://mall.example/mall/content/super-market/goods-detail?goodsId=7'));
