import { sql } from 'kysely';
import type { HeldCard } from '#core/rules/pricing/held-card.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { OrderRow } from './tables.ts';

interface CardRow {
  readonly user_id: string;
  readonly card_code: string;
  readonly coupon_type: string;
  readonly title: string;
  readonly amount_fen: number;
  readonly begins_at: Date;
  readonly expires_at: Date;
  readonly pay_percent: number | null;
  readonly max_off_fen: number | null;
  readonly flow_mb: number | null;
  readonly threshold_fen: number | null;
  readonly stacking: HeldCard['stacking'] | null;
  readonly categories: readonly string[] | null;
  readonly goods: readonly string[] | null;
  readonly kinds: readonly string[] | null;
}

const usableCards = preparedQuery<{ readonly userIds: readonly string[]; readonly now: Date }, CardRow>(
  'order-cards',
  (db, { userIds, now }) => ({
    compile: () =>
      sql<CardRow>`
      select c.user_id, c.card_code, c.coupon_type, c.title, c.amount_fen, c.begins_at, c.expires_at,
        t.pay_percent, t.max_off_fen, t.flow_mb, t.threshold_fen, t.stacking, t.categories, t.goods, t.kinds
      from user_coupons c
      left join coupon_templates t on t.template_id = c.template_id
      where c.user_id = any(${userIds}::text[]) and c.state = 'usable' and c.expires_at > ${now}
      order by c.user_id, c.expires_at, c.card_code`.compile(db),
  }),
);

/** The cards of each subscriber that may pay for an order. */
export async function cardsOfEach(
  db: Db | Tx,
  userIds: readonly string[],
  now: Date,
): Promise<(userId: string) => readonly HeldCard[]> {
  const rows = Map.groupBy(await usableCards(db, { userIds, now }), ({ user_id }) => user_id);
  return (userId) => (rows.get(userId) ?? []).map(cardOf);
}

export const cardsOf = async (db: Db | Tx, userId: string, now: Date): Promise<readonly HeldCard[]> =>
  (await cardsOfEach(db, [userId], now))(userId);

const cardOf = (row: CardRow): HeldCard => ({
  cardCode: row.card_code,
  couponType: row.coupon_type,
  couponName: row.title,
  couponAmt: row.amount_fen,
  payPercent: row.pay_percent,
  maxOffFen: row.max_off_fen,
  flowMb: row.flow_mb,
  thresholdFen: row.threshold_fen ?? 0,
  stacking: row.stacking ?? 'same-type',
  categories: row.categories ?? [],
  goods: row.goods ?? [],
  kinds: row.kinds ?? [],
  beginsAt: row.begins_at.getTime(),
  expiresAt: row.expires_at.getTime(),
});

/** Points (one is worth one fen) and the orders of this month that count for the multi-order discount (§9). */
export interface Buyer {
  readonly user_id: string;
  readonly points: number;
  readonly orders: number;
}

const buyersOf = preparedQuery<{ readonly userIds: readonly string[]; readonly now: Date }, Buyer>(
  'order-buyers',
  (db, { userIds, now }) => ({
    compile: () =>
      sql<Buyer>`
      select u.user_id, u.points, (
        select count(distinct o.order_no)::integer from orders o
        join order_lines l on l.order_no = o.order_no and l.multi_order
        where o.user_id = u.user_id and o.state not in ('created', 'closed', 'refunded')
          and o.created_at >= date_trunc('month', ${now}::timestamptz, 'Asia/Shanghai')
      ) as orders
      from users u where u.user_id = any(${userIds}::text[])`.compile(db),
  }),
);

export async function buyers(
  db: Db | Tx,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Buyer>> {
  return new Map((await buyersOf(db, { userIds, now })).map((row) => [row.user_id, row]));
}

export const multiOrderCount = async (db: Db | Tx, userId: string, now: Date): Promise<number> =>
  (await buyers(db, [userId], now)).get(userId)?.orders ?? 0;

/** What a request is answered with when its order is written. */
export type SubmittedOrder = Pick<OrderRow, 'order_no' | 'payable_fen' | 'state' | 'request_digest'>;
interface KeyedOrder extends SubmittedOrder {
  readonly user_id: string;
  readonly request_key: string;
}

interface Keys {
  readonly userIds: readonly string[];
  readonly keys: readonly string[];
}

/** The orders that idempotency keys have already. */
export const ordersByKey = preparedQuery<Keys, KeyedOrder>('orders-by-key', (db, { userIds, keys }) => ({
  compile: () =>
    sql<KeyedOrder>`
      select o.user_id, o.request_key, o.order_no, o.payable_fen, o.state, o.request_digest
      from unnest(${userIds}::text[], ${keys}::text[]) as w(user_id, request_key)
      join orders o on o.user_id = w.user_id and o.request_key = w.request_key`.compile(db),
}));
