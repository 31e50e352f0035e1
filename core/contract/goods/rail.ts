import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { railShapes } from './rail.shapes.ts';

/** Lounges at stations and airports; lists say which ones this subscriber may enter. */
export const rail = withPrefix<typeof railShapes>(prefixes.goods)({
  loungeRights: get('/highSpeedRail/getCouponAndGoodsInfo', { access: 'member' }),
  halls: post('/highSpeedRail/queryHallList', { access: 'member' }),
  searchHalls: post('/highSpeedRail/searchHallList', { access: 'member' }),
  stations: get('/highSpeedRail/queryStationList'),
  openLoungeOrders: get('/highSpeedRail/getUnVerificationOrderBySkuId', { access: 'member' }),
  loungePass: get('/highSpeedRail/getRightQrCodeInfoByOrderId', { access: 'member' }),
  stationBusinesses: get('/highSpeedRail/getBusinessList'),
});
