import { get, post, under } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { areaShapes } from './area.shapes.ts';

/** From coordinates or a name to a city, and the cities a subscriber visits. */
export const area = under<typeof areaShapes>(prefixes.common)({
  reverseGeocode: get('/commonData/geocode/regeo'),
  saveLocationRefusal: post('/area/saveRefuseLocationRecord', { access: 'member', writes: true }),
  locationRefusal: get('/area/getUserRefuseLocationRecord', { access: 'member' }),
  saveRecentCity: post('/area/saveRecentVisitCity', { access: 'member', writes: true }),
  recommendedCities: get('/area/listRecommendedCity'),
  recentCities: get('/area/getRecentVisitCity', { access: 'member' }),
  allCities: get('/area/listAllCity'),
  searchArea: get('/area/searchArea'),
});
