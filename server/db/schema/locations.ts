import type { Generated } from 'kysely';

/** Numbers that are always in Hangzhou (§4 Location). */
export interface LocationWhitelist {
  mobile_lookup: string;
  mobile_sealed: string;
  note: Generated<string>;
}

/** A subscriber's last location, or the refusal to be located; a check constraint excludes both at once. */
export interface UserLocations {
  user_id: string;
  refused_at: Date | null;
  city_code: string | null;
  /** The name the maps service gave a city that is not in the table. */
  area_name: string | null;
  longitude: number | null;
  latitude: number | null;
  saved_at: Date | null;
}

export interface RecentCities {
  user_id: string;
  area_num: string;
  visited_at: Date;
  /** These four describe a city that is not in the table, otherwise null. */
  area_name: string | null;
  province: string | null;
  longitude: number | null;
  latitude: number | null;
}

export interface RecommendedCities {
  area_num: string;
  sort: number;
}

export interface LocationTables {
  location_whitelist: LocationWhitelist;
  user_locations: UserLocations;
  recent_cities: RecentCities;
  recommended_cities: RecommendedCities;
}
