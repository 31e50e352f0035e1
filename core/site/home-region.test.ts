import { expect, it } from 'vitest';
import { homeRegion } from './home-region.ts';

it.each([
  ['super-market', 'SUPER_MARKET_HOME'],
  ['supper-mall', 'SUPPER_MALL_HOME'],
  ['market-mini-program', 'SUPER_MARKET_HOME'],
] as const)('the home page of %s has the region %s', (project, region) => {
  expect(homeRegion(project)).toBe(region);
});
