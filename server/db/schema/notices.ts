import type { JSONColumnType } from 'kysely';

/** In all these tables '*' stands for every channel, page, plan, area or way of opening. */
export interface Notices {
  notice_id: string;
  act_num: string;
  open_type: string;
  title: string;
  content: string;
  published_at: Date;
  ends_at: Date | null;
}

/** A setting pages read by its code. */
export interface PageConfigs {
  code: string;
  value: string;
}
export interface PageConfigItems {
  code: string;
  key: string;
  name: string;
  value: string;
  sort: number;
}

/** What an activity shows is content, kept as a document and read through the contract's shape. */
export interface ActivityFloors {
  act_floor_id: string;
  begins_at: Date;
  ends_at: Date;
  content: JSONColumnType<Record<string, unknown>>;
}

export interface MarketingPoints {
  point_id: string;
  page_type: string;
  name: string;
  pic_url: string;
  link: string;
  sort: number;
  begins_at: Date | null;
  ends_at: Date | null;
}

export interface PreheatNotices {
  notice_id: string;
  channel_id: string;
  title: string;
  pic_url: string;
  link: string;
  begins_at: Date;
  ends_at: Date;
}
/** Who has said "I know": a subscriber, or a visitor as far as we can tell visitors apart. */
export interface PreheatConfirmations {
  notice_id: string;
  confirmed_by: string;
  channel_id: string;
  confirmed_at: Date;
}

export interface GuideSteps {
  guide_id: string;
  page_id: string;
  channel_id: string;
  title: string;
  text: string;
  pic_url: string;
  link: string;
  sort: number;
}

/** A line of the running band; with a coupon, an offer. */
export interface Lamps {
  lamp_id: string;
  plan_id: string;
  area_num: string;
  channel_id: string;
  text: string;
  pic_url: string;
  link: string;
  sort: number;
  begins_at: Date | null;
  ends_at: Date | null;
  coupon_id: string | null;
  amount_fen: number | null;
  threshold_fen: number | null;
}

/** The coupon that comes with opening a product while the offer lasts. */
export interface OpeningTickets {
  product_id: string;
  ticket_key: string;
  name: string;
  coupon_type: string;
  amount_fen: number;
  valid_days: number;
  begins_at: Date;
  ends_at: Date | null;
}
export interface ServiceTickets {
  ticket_id: string;
  user_id: string;
  subscription_id: string;
  ticket_key: string;
  name: string;
  business_name: string;
  amount_fen: number;
  state: 'sending' | 'sent' | 'failed';
  sent_at: Date;
}

export interface NoticeTables {
  notices: Notices;
  page_configs: PageConfigs;
  page_config_items: PageConfigItems;
  activity_floors: ActivityFloors;
  marketing_points: MarketingPoints;
  preheat_notices: PreheatNotices;
  preheat_confirmations: PreheatConfirmations;
  guide_steps: GuideSteps;
  lamps: Lamps;
  opening_tickets: OpeningTickets;
  service_tickets: ServiceTickets;
}
