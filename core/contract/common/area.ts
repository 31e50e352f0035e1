import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { areaShapes } from './area.shapes.ts';

/** Geocoding, city lists, and the subscriber's recent cities. */
export const area = withPrefix<typeof areaShapes>(prefixes.common)({
  reverseGeocode: get('/commonData/geocode/regeo'),
  saveLocationRefusal: post('/area/saveRefuseLocationRecord', { access: 'member', writes: true }),
  locationRefusal: get('/area/getUserRefuseLocationRecord', { access: 'member' }),
  saveRecentCity: post('/area/saveRecentVisitCity', { access: 'member', writes: true, query: true }),
  recommendedCities: get('/area/listRecommendedCity'),
  recentCities: get('/area/getRecentVisitCity', { access: 'member' }),
  allCities: get('/area/listAllCity'),
  searchArea: get('/area/searchArea'),
});
