import type { RequestOf } from '../../contract/endpoint.ts';
import type { localLife } from '../../contract/goods/local-life.ts';
import type { Place } from '../location/area.ts';

type ShopsInput = RequestOf<typeof localLife.localShops>;
export type ShopFilter = Pick<
  ShopsInput,
  'channel' | 'categoryId' | 'keyword' | 'couponType' | 'openNow' | 'withinMetres' | 'sort'
>;

/** The input for the shops of a city, nearest first unless the filter says otherwise. */
export const shopsInput = (
  { areaNum, latitude, longitude }: Pick<Place, 'areaNum' | 'latitude' | 'longitude'>,
  filter: ShopFilter,
  pageNum = 1,
): ShopsInput => ({ cityCode: areaNum, latitude, longitude, ...filter, pageNum, pageSize: 10 });
