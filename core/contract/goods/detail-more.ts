import { get, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { detailMoreShapes } from './detail-more.shapes.ts';

/** Parts of the goods detail page that the specification does not name. */
export const detailMore = withPrefix<typeof detailMoreShapes>(prefixes.goods)({
  boughtTogether: get('/goodsInfo/boughtTogether'),
  cityStock: get('/goodsInfo/cityStock'),
});
