import { describe, expect, it } from 'vitest';
import { names } from '#core/config/names.ts';
import { returnTarget } from './return-target.ts';

const publicIndex = '/content/public-pages/neighborhood-services/aggregation?categoryId=1353';
const target = (
  redirect: string | undefined,
  { pathname = '/content/public-pages/login', appName }: { pathname?: string; appName?: string } = {},
) =>
  returnTarget({
    redirect,
    appName,
    here: { host: 'mall.example', pathname },
    base: '/content',
    neighborhoodCategoryId: '1353',
    redirectOrigins: [],
  });

describe('the way back after signing in (§2)', () => {
  it.each([
    ['/content/super-market/order-list', '/content/super-market/order-list'],
    [
      'https://mall.example/content/super-market/order-list?status=1#top',
      '/content/super-market/order-list?status=1#top',
    ],
  ])('leads to our own page %s', (redirect, url) => {
    expect(target(redirect)).toBe(url);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/content/super-market/order-list',
    'javascript:alert(1)',
    '/\\evil.example',
    'https://mall.example.evil.example/content/super-market/order-list',
    '/elsewhere',
    '',
  ])('never leaves for %s', (redirect) => {
    expect(target(redirect)).toBe(publicIndex);
  });

  it.each([
    ['/content/public-pages/login', undefined, publicIndex],
    ['/content/public-pages/sim-login', undefined, publicIndex],
    ['/content/public-pages/login', 'easy-use', '/content/easy-use/easy-use-index'],
    ['/content/public-pages/login', 'nothing-of-ours', publicIndex],
    ['/content/public-pages/plus-login', undefined, '/content/excellent-plus/index'],
    ['/content/public-pages/plus-sim-login', undefined, '/content/excellent-plus/index'],
    ['/content/loginPlus.html', undefined, '/content/excellent-plus/index'],
    [
      '/content/standalone-pages/beautiful/login',
      'standalone-pages',
      '/content/standalone-pages/beautiful/beautiful-jiangsu',
    ],
    [
      `/content/standalone-pages/${names.slugs.partner}/login`,
      undefined,
      `/content/standalone-pages/${names.slugs.partner}/${names.slugs.partner}-egou`,
    ],
  ])('without a target, %s (from %s) leads to its index', (pathname, appName, url) => {
    expect(target(undefined, { pathname, ...(appName && { appName }) })).toBe(url);
  });
});
