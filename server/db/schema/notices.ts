import type { Generated, JSONColumnType } from 'kysely';

/** In these tables '*' is every channel, page, plan, area or way of opening. */
export interface Notices {
  notice_id: string;
  act_num: string;
  open_type: Generated<string>;
  title: string;
  content: string;
  published_at: Date;
  ends_at: Date | null;
}

/** A setting that pages read by its code. */
export interface PageConfigs {
  code: string;
  value: Generated<string>;
}

export interface PageConfigItems {
  code: string;
  key: string;
  name: string;
  value: string;
  sort: Generated<number>;
}

/** The content of an activity is a document, parsed by the contract's shape. */
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
  link: Generated<string>;
  sort: Generated<number>;
  begins_at: Date | null;
  ends_at: Date | null;
}

export interface PreheatNotices {
  notice_id: string;
  channel_id: Generated<string>;
  title: string;
  pic_url: string;
  link: Generated<string>;
  begins_at: Date;
  ends_at: Date;
}

/** Notices dismissed by a user, or by a visitor's device. */
export interface PreheatConfirmations {
  notice_id: string;
  confirmed_by: string;
  channel_id: string;
  confirmed_at: Date;
}

export interface GuideSteps {
  guide_id: string;
  page_id: Generated<string>;
  channel_id: Generated<string>;
  title: string;
  text: string;
  pic_url: string;
  link: Generated<string>;
  sort: Generated<number>;
}

/** A line of the horse-race lamp; with a coupon, an offer. */
export interface Lamps {
  lamp_id: string;
  plan_id: Generated<string>;
  area_num: Generated<string>;
  channel_id: Generated<string>;
  text: string;
  pic_url: Generated<string>;
  link: Generated<string>;
  sort: Generated<number>;
  begins_at: Date | null;
  ends_at: Date | null;
  coupon_id: string | null;
  amount_fen: number | null;
  threshold_fen: number | null;
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
}
