import { sql } from 'kysely';
import { sumFen } from '#core/rules/pricing/money.ts';
import type { PromotedLine } from '#core/rules/pricing/promoted-lines.ts';
import type { Tx } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { billOf } from './bill.ts';
import type { OrderLine } from './order-lines.ts';
import type { PricedOrder } from './price-order.ts';
import type { Areas } from './take-area-stock.ts';

export interface NewOrder {
  readonly orderNo: string;
  readonly userId: string;
  readonly key: string;
  readonly digest: Buffer;
  readonly benefitMobileSealed: string | undefined;
  readonly addressId: string | undefined;
  readonly payBy: Date;
  readonly price: PricedOrder;
  readonly areas: Areas;
}

/** Each value is the JSON of a list of rows. */
interface OrderRows {
  readonly orders: string;
  readonly lines: string;
  readonly cards: string;
  readonly now: Date;
}

const insertAll = preparedQuery<OrderRows, object>('insert-orders', (db, { orders, lines, cards, now }) => ({
  compile: () =>
    sql<object>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${orders}::jsonb) as o(order_no text, user_id text, request_key text, request_digest bytea,
        payable_fen integer, freight_fen integer, steps jsonb, benefit_mobile_sealed text, address_id text, pay_by timestamptz)
    ), written as (
      insert into orders (order_no, user_id, request_key, request_digest, state, payable_fen, freight_fen, steps, benefit_mobile_sealed,
        address_id, created_at, pay_by)
      select order_no, user_id, request_key, request_digest, 'created', payable_fen, freight_fen, steps, benefit_mobile_sealed,
        address_id, ${now}::timestamptz, pay_by from wanted
    ), lines as (
      insert into order_lines (subscriber_id, order_no, line, sku_id, goods_id, goods_name, sku_name, pic_url, kind, quantity, list_fen, coupon_fen,
        points_fen, payable_fen, took_stock, stock_area, multi_order, gift_of, price_facts)
      select w.user_id, l.order_no, line, sku_id, goods_id, goods_name, sku_name, pic_url, kind, quantity, list_fen, coupon_fen, points_fen,
        l.payable_fen, took_stock, stock_area, multi_order, gift_of, price_facts
      from jsonb_to_recordset(${lines}::jsonb) as l(order_no text, line smallint, sku_id text, goods_id text, goods_name text,
        sku_name text, pic_url text, kind text, quantity integer, list_fen integer, coupon_fen integer, points_fen integer,
        payable_fen integer, took_stock boolean, stock_area text, multi_order boolean, gift_of smallint, price_facts jsonb)
      join wanted w using (order_no)
    ), cards as (
      insert into order_cards (subscriber_id, order_no, card_code, saved_fen)
      select w.user_id, order_no, card_code, saved_fen
      from jsonb_to_recordset(${cards}::jsonb) as c(order_no text, card_code text, saved_fen integer) join wanted w using (order_no)
    )
    insert into order_log (subscriber_id, order_no, at, state, reason) select user_id, order_no, ${now}::timestamptz, 'created', '提交订单' from wanted`.compile(
      db,
    ),
}));

/** Inserts orders with their lines, cards and the first row of their log. */
export async function insertOrders(tx: Tx, orders: readonly NewOrder[], now: Date): Promise<void> {
  await insertAll(tx, {
    orders: JSON.stringify(orders.map(orderRow)),
    lines: JSON.stringify(orders.flatMap(lineRows)),
    cards: JSON.stringify(orders.flatMap(cardRows)),
    now,
  });
}

const orderRow = ({
  orderNo,
  userId,
  key,
  digest,
  benefitMobileSealed,
  addressId,
  payBy,
  price,
}: NewOrder) => ({
  order_no: orderNo,
  user_id: userId,
  request_key: key,
  request_digest: `\\x${digest.toString('hex')}`,
  payable_fen: price.payableFen,
  freight_fen: price.freightFen,
  steps: billOf(price),
  benefit_mobile_sealed: benefitMobileSealed,
  address_id: price.orderLines.some(({ kind }) => kind === 'physical') ? addressId : undefined,
  pay_by: payBy,
});

const lineRows = ({ orderNo, price, areas }: NewOrder) =>
  price.orderLines.map((line, at) => ({
    order_no: orderNo,
    line: at + 1,
    sku_id: line.skuId,
    goods_id: line.goodsId,
    goods_name: line.goodsName,
    sku_name: line.skuName,
    pic_url: line.picUrl,
    kind: line.kind,
    quantity: line.quantity,
    list_fen: price.lines[at]?.listFen ?? 0,
    coupon_fen: price.lines[at]?.couponFen ?? 0,
    points_fen: price.lines[at]?.pointsFen ?? 0,
    payable_fen: price.lines[at]?.payableFen ?? 0,
    took_stock: line.hasStockLimit,
    stock_area: areas.get(line.skuId),
    multi_order: line.promotions.some(({ kind }) => kind === 'orders'),
    gift_of: line.giftOf,
    price_facts: line.giftOf === null ? usedFacts(line, price) : null,
  }));

/**
 * What the price of a line was made of: of its promotions those that reduced the order, without conditions, which were judged now. A
 * tier by orders is the one reached.
 */
const usedFacts = (line: OrderLine, { uses, steps, facts }: PricedOrder): PromotedLine => ({
  skuId: line.skuId,
  quantity: line.quantity,
  listFen: line.listFen,
  memberFen: steps.some(({ kind }) => kind === 'member') ? line.memberFen : null,
  activity: line.activity,
  promotions: line.promotions
    .filter(({ promotionId }) => uses.some((use) => use.promotionId === promotionId))
    .map((each) => ({
      ...each,
      ...(each.kind === 'orders' && {
        tiers: each.tiers
          .filter(({ from }) => from <= facts.monthOrders + 1)
          .slice(-1)
          .map((tier) => ({ ...tier, from: 1 })),
      }),
      levels: [],
      cities: [],
      beginsAt: null,
      endsAt: null,
    })),
});

const cardRows = ({ orderNo, price }: NewOrder) =>
  price.used.map(({ card, shares }) => ({
    order_no: orderNo,
    card_code: card.cardCode,
    saved_fen: sumFen(shares),
  }));
