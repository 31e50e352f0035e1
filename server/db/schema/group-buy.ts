import type { Generated } from 'kysely';

/** A paid order that is not fulfilled yet, such as one that waits for its group. */
export interface OrderHolds {
  order_no: string;
  reason: string;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

/** A sku that is cheaper when bought in a group. */
export interface GroupActivities {
  activity_id: string;
  sku_id: string;
  price_fen: number;
  size: number;
  /** How long a group stays open. */
  hours: number;
  /** The most that the discounts of all taken seats may cost. */
  budget_fen: number;
  spent_fen: Generated<number>;
  begins_at: Date;
  ends_at: Date;
  is_on: Generated<boolean>;
  sold: Generated<number>;
  sort: number;
  /** By an operator or a guard rail: no seat is taken any more. */
  stopped_at: Date | null;
  /** The lowest level of who opens a group; who may buy in groups can join. */
  opens_from_level: Generated<number>;
  /** Seats of a subscriber over all groups; null: no limit. */
  limit_per_user: number | null;
}

/** A group; the trigger follow_group_order keeps its counts equal to the states of its orders. */
export interface BuyGroups {
  group_no: string;
  activity_id: string;
  opened_by: string;
  size: number;
  taken: number;
  paid: Generated<number>;
  state: Generated<'open' | 'formed' | 'expired'>;
  opened_at: Date;
  expires_at: Date;
  /** When its members were informed of the end. */
  ended_at: Date | null;
}

export interface GroupSeats {
  order_no: string;
  group_no: string;
  user_id: string;
  state: Generated<'reserved' | 'paid' | 'released' | 'refunded'>;
  cost_fen: number;
  taken_at: Date;
}

export interface GroupBuyTables {
  order_holds: OrderHolds;
  group_activities: GroupActivities;
  buy_groups: BuyGroups;
  group_seats: GroupSeats;
}
