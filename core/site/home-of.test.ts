import { expect, it } from 'vitest';
import { homeOf } from './home-of.ts';

it.each([
  ['standalone-pages', '/rights-entrance', 'super-market', '/market-index'],
  ['standalone-pages', '/up-card/shop-list', 'super-market', '/market-index'],
  ['standalone-pages', '/beautiful/order-detail', 'standalone-pages', '/beautiful/beautiful-jiangsu'],
  ['standalone-pages', '/beautiful/beautiful-jiangsu', 'super-market', '/market-index'],
  ['standalone-pages', '/pleased-watch/receive-list', 'standalone-pages', '/pleased-watch'],
  ['standalone-pages', '/pleased-watch', 'super-market', '/market-index'],
  ['super-market', '/goods-detail', 'super-market', '/market-index'],
  ['supper-mall', '/order-list', 'supper-mall', '/mall-index'],
  ['excellent-plus', '/my-month', 'excellent-plus', '/index'],
  ['excellent-plus', '/index', 'super-market', '/market-index'],
  ['easy-use', '/order-list', 'easy-use', '/easy-use-index'],
] as const)('back from %s%s, opened by a link, leads to %s%s', (project, path, home, index) =>
  expect(homeOf(project, path)).toEqual({ project: home, path: index }),
);
