import type { area } from '#core/contract/common/area.ts';
import { cities } from '#core/rules/location/cities.ts';
import { cityInitials } from '#core/rules/location/city-initials.ts';
import { searchCities } from '#core/rules/location/search-cities.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { citiesInOrder, citiesOf, cityView } from './city-view.ts';
import { recentCities, saveRecentCity } from './recent-cities.ts';
import { locationRefusal, saveLocationRefusal } from './user-location.ts';

const maxFound = 20;

export const areaRoutes = (deps: Deps): Handlers<typeof area> => ({
  reverseGeocode: ({ location }) => deps.maps.reverseGeocode(location),
  saveLocationRefusal: (_input, { caller }) => saveLocationRefusal(deps, caller),
  locationRefusal: (_input, { caller }) => locationRefusal(deps, caller),
  saveRecentCity: (city, { caller }) => saveRecentCity(deps, caller, city),
  recommendedCities: async () =>
    citiesOf(
      await deps.db
        .selectFrom('recommended_cities')
        .select('area_num')
        .orderBy('sort')
        .orderBy('area_num')
        .execute(),
    ),
  recentCities: (_input, { caller }) => recentCities(deps, caller),
  allCities: async ({ province = '' }) => citiesInOrder.filter((city) => city.province.startsWith(province)),
  searchArea: async ({ areaName }) =>
    searchCities(cities, cityInitials, areaName).slice(0, maxFound).map(cityView),
});
