import type { Generated } from 'kysely';

/** An area whose subscribers are shown a notice page instead (§4); rows, so that a switch reaches every instance. */
export interface AreaDegradations {
  degradation_id: string;
  area_num: string;
  /** channelWays of the malls it holds for; '*' is all of them. */
  feature: string;
  flag: number;
  begins_at: Date | null;
  ends_at: Date | null;
  note: string;
}

export interface MaintenanceNotices {
  notice_id: string;
  feature: string;
  type: number;
  /** Empty texts mean the page's own. */
  title: string;
  message: string;
  begins_at: Date | null;
  ends_at: Date | null;
}

/** Numbers that are always in Hangzhou (§4 Location). */
export interface LocationWhitelist {
  mobile: string;
  note: string;
}

/** Where a subscriber was last found, or that they do not want to be: a check keeps one from standing beside the other. */
export interface UserLocations {
  user_id: string;
  refused_at: Date | null;
  city_code: string | null;
  longitude: number | null;
  latitude: number | null;
  saved_at: Date | null;
}

export interface RecentCities {
  user_id: string;
  area_num: string;
  visited_at: Date;
}

export interface RecommendedCities {
  area_num: string;
  sort: number;
}

export interface Dictionary {
  code: string;
  name: string;
  value: string;
  sort: number;
  /** Whether pages may read it. */
  is_public: boolean;
}

export interface QrMaterials {
  material_id: string;
  /** '*' serves every channel without a code of its own. */
  channel_id: string;
  title: string;
  guide: string;
  content: string;
  pic_url: string;
}

/** Products a page asks about, and the monthly right in each that counts as one use there ('' for none). */
export interface PageProducts {
  page_id: string;
  product_id: string;
  rights_id: string;
}

/** What must hold before an order, for one thing or ('*') for all of its kind. */
export interface OrderRules {
  target_kind: 'product' | 'sku' | 'business';
  target_id: string;
  rule_code: string;
  value: string;
  sort: number;
}

export interface LevelRefreshes {
  user_id: string;
  refreshed_at: Date;
}

/** What the sandbox's billing system knows of a number. */
export interface SandboxNumbers {
  mobile: string;
  status: Generated<'normal' | 'suspended' | 'closed'>;
  area_num: string;
  in_province: boolean;
  joined_on: string | null;
  balance_fen: Generated<number>;
}

export interface PlatformRowTables {
  area_degradations: AreaDegradations;
  maintenance_notices: MaintenanceNotices;
  location_whitelist: LocationWhitelist;
  user_locations: UserLocations;
  recent_cities: RecentCities;
  recommended_cities: RecommendedCities;
  dictionary: Dictionary;
  qr_materials: QrMaterials;
  page_products: PageProducts;
  order_rules: OrderRules;
  level_refreshes: LevelRefreshes;
  sandbox_numbers: SandboxNumbers;
}
