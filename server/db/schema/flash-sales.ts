import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DrawOffer } from '#core/rules/activity/draw.ts';

/** Goods at an activity price for a time: a flash-sale session, or the half-price zone. */
export interface FlashSaleSessions {
  session_id: string;
  name: string;
  begins_at: Date;
  ends_at: Date;
  kind: Generated<'flash' | 'half'>;
  /** 'race': first come, first served; 'draw': register, then a published draw when it begins. */
  mode: Generated<'race' | 'draw'>;
  /** The right type that buyers need (§6); null: none. */
  right_type: number | null;
  is_on: Generated<boolean>;
  /** Pieces per subscriber and calendar month, over all goods. */
  quota_per_month: number | null;
  /** The registration for a draw. */
  registers_at: Date | null;
  closes_at: Date | null;
  /** Nothing new is reserved; what is reserved can be ordered and paid. */
  stopped_at: Date | null;
}

export interface FlashSaleGoods {
  session_id: string;
  goods_id: string;
  price_fen: number;
  total: number;
  /** Reserved and ordered. */
  sold: number;
  sort: number;
  /** Session and goods, as orders name them. */
  activity_id: GeneratedAlways<string>;
  /** null: the first sku of the goods. */
  sku_id: string | null;
  limit_per_user: Generated<number>;
  /** The lowest level of who may take part. */
  min_level: Generated<number>;
  /** What the operator adds to the prices at most; null: no limit. */
  budget_fen: number | null;
  spent_fen: Generated<number>;
  stopped_at: Date | null;
}

/** Refused reservations of an activity in a minute, by reason. */
export interface FlashSaleRefusalCounts {
  activity_id: string;
  minute: Date;
  why: string;
  refused: number;
}

/** Pieces set aside for a subscriber, then ordered or released. */
export interface FlashSaleReservations {
  reservation_id: string;
  session_id: string;
  goods_id: string;
  user_id: string;
  quantity: number;
  subsidy_fen: number;
  state: 'held' | 'ordered' | 'released';
  origin: 'race' | 'draw';
  order_no: string | null;
  reserved_at: Date;
  expires_at: Date;
}

export interface Appointments {
  user_id: string;
  session_id: string;
  goods_id: string;
  made_at: Date;
  remind_at: Date;
  reminded_at: Date | null;
}

export interface Draws {
  session_id: string;
  /** SHA-256 of the seed, published before the registration. */
  commitment: string;
  seed_sealed: string;
  next_ticket: Generated<number>;
  seed: string | null;
  list_hash: string | null;
  offers: JSONColumnType<readonly DrawOffer[]> | null;
  drawn_at: Date | null;
}

export interface DrawTickets {
  session_id: string;
  user_id: string;
  ticket_no: number;
  /** Stands for the subscriber in the published list. */
  receipt: string;
  made_at: Date;
}

export interface DrawEntries {
  session_id: string;
  goods_id: string;
  user_id: string;
  entered_at: Date;
  won: boolean | null;
}

export interface FlashSaleTables {
  seckill_sessions: FlashSaleSessions;
  seckill_goods: FlashSaleGoods;
  sale_reservations: FlashSaleReservations;
  sale_refusals: FlashSaleRefusalCounts;
  appointments: Appointments;
  draws: Draws;
  draw_tickets: DrawTickets;
  draw_entries: DrawEntries;
}
