import { sql, type Selectable } from 'kysely';
import type { OwnedCard } from '#core/rules/pricing/owned-card.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Tables } from '../../../db/schema.ts';
import type { OrderRow } from './tables.ts';

type SkuColumn = 'sku_id' | 'pic_url' | 'price_fen' | 'member_price_fen' | 'stock_left';
type GoodsColumn =
  | 'goods_id'
  | 'name'
  | 'category_id'
  | 'kind'
  | 'coupon_types'
  | 'flow_mb'
  | 'limit_per_order'
  | 'promotions'
  | 'freight_fen';

/** A sku with what an order needs to know of its goods. */
export interface GoodsRow
  extends Pick<Selectable<Tables['skus']>, SkuColumn>, Pick<Selectable<Tables['goods']>, GoodsColumn> {
  readonly sku_name: string;
  /** The category above that of the goods. */
  readonly parent_id: string | null;
}

interface CardRow {
  readonly user_id: string;
  readonly card_code: string;
  readonly coupon_type: string;
  readonly title: string;
  readonly amount_fen: number;
  readonly begins_at: string;
  readonly expires_at: string;
  readonly pay_percent: number | null;
  readonly max_off_fen: number | null;
  readonly flow_mb: number | null;
  readonly threshold_fen: number | null;
  readonly stacking: OwnedCard['stacking'] | null;
  readonly categories: readonly string[] | null;
  readonly goods: readonly string[] | null;
  readonly kinds: readonly string[] | null;
}

const cardOf = (row: CardRow): OwnedCard => ({
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
  beginsAt: Date.parse(row.begins_at),
  expiresAt: Date.parse(row.expires_at),
});

/** Points, the highest level (0 without one) and the orders of this month that count for the multi-order discount (§9). */
interface Buyer {
  readonly user_id: string;
  readonly points: number;
  readonly level: number;
  readonly orders: number;
}

/** What orders are priced by. */
export interface OrderFacts {
  readonly goods: ReadonlyMap<string, GoodsRow>;
  cards(userId: string): readonly OwnedCard[];
  buyer(userId: string): Omit<Buyer, 'user_id'>;
}

interface Input {
  readonly userIds: readonly string[];
  readonly skuIds: readonly string[];
  readonly now: Date;
}

interface FactsRow {
  readonly goods: readonly GoodsRow[] | null;
  readonly cards: readonly CardRow[] | null;
  readonly buyers: readonly Buyer[] | null;
}

const factsOf = preparedQuery<Input, FactsRow>('order-facts', (db, { userIds, skuIds, now }) => ({
  compile: () =>
    sql<FactsRow>`select goods, cards, buyers from order_facts(${userIds}, ${skuIds}, ${now})`.compile(db),
}));

/** The goods of skus, and cards, points, level and orders of subscribers, in one query. */
export async function orderFacts(db: Db | Tx, input: Input): Promise<OrderFacts> {
  const [row] = await factsOf(db, input);
  const cards = Map.groupBy(row?.cards ?? [], ({ user_id }) => user_id);
  const buyers = new Map((row?.buyers ?? []).map((buyer) => [buyer.user_id, buyer]));
  return {
    goods: new Map((row?.goods ?? []).map((goods) => [goods.sku_id, goods])),
    cards: (userId) => (cards.get(userId) ?? []).map(cardOf),
    buyer: (userId) => buyers.get(userId) ?? { points: 0, level: 0, orders: 0 },
  };
}

export const multiOrderCount = async (db: Db | Tx, userId: string, now: Date): Promise<number> =>
  (await orderFacts(db, { userIds: [userId], skuIds: [], now })).buyer(userId).orders;

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

/** Locks the rows of subscribers and returns the orders that their idempotency keys have already. */
export const lockBuyers = preparedQuery<Keys, KeyedOrder>('lock-buyers', (db, { userIds, keys }) => ({
  compile: () =>
    sql<KeyedOrder>`
      select user_id, request_key, order_no, payable_fen, state, request_digest from lock_buyers(${userIds}, ${keys})`.compile(
      db,
    ),
}));
