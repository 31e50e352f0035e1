import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { localLifeShapes } from './local-life.shapes.ts';

/** The shops of a city with their opening state and deals. */
export const localLife = withPrefix<typeof localLifeShapes>(prefixes.goods)({
  localShops: post('/localLife/getShopList'),
  localShop: get('/localLife/getShopDetail'),
});
