import { describe, expect, it } from 'vitest';
import { miniProgramTarget, type MiniProgramTarget } from './mini-program-target.ts';

const site = { origin: 'https://mall.test', base: '/content' };

describe('a link inside the mini-program (§2)', () => {
  it.each<[string, MiniProgramTarget]>([
    ['/content/super-market/market-index', { kind: 'tab', path: '/pages/home' }],
    ['/content/supper-mall/classification?a=1', { kind: 'tab', path: '/pages/categories' }],
    ['/content/market-mini-program/pages/profile', { kind: 'tab', path: '/pages/profile' }],
    ['/content/super-market/video-detail', { kind: 'tab', path: '/pages/funny-video-web' }],
    [
      '/content/super-market/goods-detail?goodsId=G1&skuId=S1',
      { kind: 'page', url: '/pages/goods/goods-detail?goodsId=G1&skuId=S1' },
    ],
    [
      'https://mall.test/content/supper-mall/search-result?keyword=%E8%A7%86',
      { kind: 'page', url: '/pages/goods/search-results?keyword=%E8%A7%86' },
    ],
    [
      '/content/market-mini-program/pages/goods/foods-channel',
      { kind: 'page', url: '/pages/goods/foods-channel' },
    ],
    [
      '/content/super-market/coupon-center?couponKey=1',
      { kind: 'web', url: 'https://mall.test/content/super-market/coupon-center?couponKey=1' },
    ],
    [
      '/content/standalone-pages/up-card',
      { kind: 'web', url: 'https://mall.test/content/standalone-pages/up-card' },
    ],
    ['https://other.test/a?b=1', { kind: 'external', url: 'https://other.test/a?b=1' }],
    ['https://mall.test/elsewhere', { kind: 'external', url: 'https://mall.test/elsewhere' }],
  ])('%s', (link, target) => expect(miniProgramTarget(link, site)).toEqual(target));

  it.each(['javascript:alert(1)', '', 'pages/home', 'https://mall.test\\@other.test/'])(
    '%j leads nowhere',
    (link) => expect(miniProgramTarget(link, site)).toMatchObject({ kind: 'refused' }),
  );
});
