import type { Generated, GeneratedAlways } from 'kysely';
import type { ScanVerdict } from '#core/contract/goods/rail.shapes.ts';

export type HallKind = 'rail' | 'airport';

export interface Stations {
  station_id: string;
  name: string;
  /** Pinyin initial. */
  initial: string;
  kind: HallKind;
  area_num: string;
  city_name: string;
  latitude: number;
  longitude: number;
}

/** A sku that grants visits, and the monthly rights whose claim is one visit. */
export interface LoungeProducts {
  sku_id: string;
  kind: HallKind;
  name: string;
  companions: number;
  valid_days: number;
  rights_ids: Generated<string[]>;
}

export interface LoungeHalls {
  hall_id: string;
  station_id: string;
  sku_id: string;
  name: string;
  address: string;
  phone: string;
  open_hours: string;
  pic_url: string;
  /** Further pictures, and what each shows. */
  pics: Generated<string[]>;
  pic_texts: Generated<string[]>;
  services: Generated<string[]>;
  introduction: Generated<string[]>;
  notice: string | null;
  latitude: number;
  longitude: number;
  sort: number;
}

export interface StationBusinesses {
  business_id: string;
  station_id: string;
  name: string;
  kind_name: string;
  address: string;
  phone: string;
  open_hours: string;
  pic_url: string;
  discount_text: string | null;
  /** Whose goods are honoured here. */
  supplier: string | null;
  latitude: number;
  longitude: number;
  sort: number;
}

/** Visits that a subscriber holds. */
export interface LoungeRights {
  right_id: string;
  user_id: string;
  sku_id: string;
  name: string;
  total_count: number;
  companions: number;
  granted_at: Date;
  expires_at: Date;
}

/** A visit that was reserved for a hall. */
export interface LoungeOrders {
  order_id: string;
  right_id: string;
  right_count: number;
  user_id: string;
  hall_id: string | null;
  visit_no: number;
  companions: number;
  state: 'waiting' | 'verified' | 'cancelled' | 'expired';
  entry_no: number;
  created_at: Date;
  expires_at: Date;
  verified_at: Date | null;
  verified_hall_id: string | null;
}

export interface LoungeScans {
  scan_id: GeneratedAlways<number>;
  order_id: string;
  hall_id: string;
  code_minute: number;
  verdict: ScanVerdict;
  companions: number;
  scanned_at: Date;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

export interface LoungeTables {
  stations: Stations;
  lounge_products: LoungeProducts;
  lounge_halls: LoungeHalls;
  station_businesses: StationBusinesses;
  lounge_rights: LoungeRights;
  lounge_orders: LoungeOrders;
  lounge_scans: LoungeScans;
}
