import { post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { searchShapes } from './search.shapes.ts';

/** Suggestions while a keyword is typed. */
export const search = withPrefix<typeof searchShapes>(prefixes.goods)({
  searchSuggest: post('/goodsInfo/searchSuggest', { quiet: true }),
});
