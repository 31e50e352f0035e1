import type { Selectable } from 'kysely';
import { receiveWithinMs, type OrderState } from '#core/rules/order/order-states.ts';
import { sumFen } from '#core/rules/pricing/money.ts';
import type { Encryption } from '../../crypto/encryption.ts';
import type { Tables } from '../../db/schema.ts';
import { demoOrders, type DemoOrder } from '../data/orders.ts';
import { demoSubscribers } from '../subscribers.ts';
import { demoGoods, demoSkus } from './goods.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** All were paid with it. */
const [channel, payMethodId] = ['wallet', 2] as const;

/** In the order that foreign keys need. */
export const orderTables = [
  'addresses',
  'orders',
  'order_lines',
  'order_log',
  'payments',
  'sandbox_trades',
  'order_deliveries',
  'shipments',
  'shipment_events',
  'order_refunds',
  'order_refund_lines',
  'payment_refunds',
  'sandbox_refunds',
  'ledger_entries',
] as const satisfies readonly (keyof Tables)[];
type RowsOf<Name extends keyof Tables> = { readonly [T in Name]: readonly Partial<Selectable<Tables[T]>>[] };

export interface OrderRows {
  readonly user_id: string;
  readonly order_no: string;
  readonly rows: RowsOf<(typeof orderTables)[number]>;
}

/** The rows of each order, as its subscriber, the channel and the ledger have them. */
export const demoOrderRows = (encryption: Encryption, now: Date): readonly OrderRows[] =>
  demoOrders.map((order, at) => {
    const order_no = `2026010100000000${String(at + 1).padStart(4, '0')}`;
    return { user_id: order.of, order_no, rows: rowsOf(order, order_no, encryption, now) };
  });

function rowsOf(order: DemoOrder, order_no: string, encryption: Encryption, now: Date): OrderRows['rows'] {
  const { of: user_id, parcel, refunded } = order;
  const ago = (hours: number): Date => new Date(now.getTime() - hours * hourMs);
  const paidAt = ago(order.hoursAgo);
  const created_at = new Date(paidAt.getTime() - minuteMs);
  const lines = linesOf(order, order_no);
  const payable = sumFen(lines.map(({ payable_fen }) => payable_fen));
  const gone = lines.filter(({ line }) => refunded?.lines.includes(line));
  const refundFen = sumFen(gone.map(({ payable_fen }) => payable_fen));
  const [payment_no, refund_no] = [`P${order_no}`, `TK${order_no}`];
  const address_id = `${order_no}.address`;
  const sentAt = parcel?.events[0] && ago(parcel.events[0][0]);
  const receivedAt = parcel?.isReceived ? ago(parcel.events[parcel.events.length - 1]?.[0] ?? 0) : null;
  const isAllRefunded = gone.length === lines.length;
  const state: OrderState = isAllRefunded
    ? 'refunded'
    : receivedAt
      ? 'done'
      : sentAt
        ? 'shipped'
        : 'delivering';
  const log = (at: Date, logged: string, reason: string) => ({ order_no, at, state: logged, reason });
  const refundedAt = refunded && ago(refunded.hoursAgo);
  const movement = (name: string, at: Date, from: string, to: string, fen: number) => [
    { movement: name, side: 'debit' as const, account: to, amount_fen: fen, order_no, at },
    { movement: name, side: 'credit' as const, account: from, amount_fen: -fen, order_no, at },
  ];
  const subscriber = demoSubscribers.find(({ userId }) => userId === user_id);
  return {
    addresses: [
      {
        address_id,
        user_id,
        area_num: order.areaNum,
        recipient_sealed: encryption.addresses.seal(subscriber?.userName ?? ''),
        phone_sealed: encryption.mobiles.seal(subscriber?.mobile ?? ''),
        district: order.district,
        street_sealed: encryption.addresses.seal(order.street),
        is_default: false,
        created_at,
        // It is of this order alone and not in the subscriber's list.
        removed_at: created_at,
      },
    ],
    orders: [
      {
        order_no,
        user_id,
        request_key: `demo.${order_no}`,
        state,
        payable_fen: payable,
        paid_fen: payable,
        refunded_fen: refundFen,
        freight_fen: 0,
        steps: [{ kind: 'list', text: '商品金额', amountFen: payable }],
        address_id,
        created_at,
        pay_by: paidAt,
        reminded_at: order.remindedHoursAgo === undefined ? null : ago(order.remindedHoursAgo),
      },
    ],
    order_lines: lines,
    order_log: [
      log(created_at, 'created', '提交订单'),
      log(paidAt, 'paid', '付款成功'),
      log(paidAt, 'delivering', '商家开始备货'),
      ...(sentAt ? [log(sentAt, 'shipped', '商品已发出')] : []),
      ...(receivedAt ? [log(receivedAt, 'done', '您已确认收货')] : []),
      ...(refunded && refundedAt && !isAllRefunded
        ? [log(refundedAt, 'delivering', `部分退款：${refunded.reason}`)]
        : []),
      ...(refundedAt && isAllRefunded
        ? [log(refundedAt, 'refunding', '全部商品申请退款'), log(refundedAt, 'refunded', '退款完成')]
        : []),
    ],
    payments: [
      {
        payment_no,
        order_no,
        user_id,
        pay_method_id: payMethodId,
        amount_fen: payable,
        state: 'paid',
        is_surplus: false,
        trade_no: `4${order_no}`,
        created_at,
        expires_at: paidAt,
        paid_at: paidAt,
        refunding_fen: refundFen,
        tries: 0,
        next_query_at: paidAt,
      },
    ],
    sandbox_trades: [
      {
        channel,
        payment_no,
        trade_no: `4${order_no}`,
        amount_fen: payable,
        state: 'paid',
        notify_url: '',
        return_url: null,
        created_at,
        paid_at: paidAt,
      },
    ],
    order_deliveries: lines.map(({ line }) => ({
      order_no,
      line,
      way: 'post' as const,
      supplier: '',
      state: receivedAt ? ('delivered' as const) : sentAt ? ('shipped' as const) : ('delivering' as const),
      tries: 0,
      next_try_at: paidAt,
      deliver_by: paidAt,
      settled_at: receivedAt,
      note: '',
    })),
    shipments:
      parcel && sentAt
        ? [
            {
              order_no,
              carrier: parcel.carrier,
              tracking_no: parcel.trackingNo,
              shipped_at: sentAt,
              receive_by: new Date(sentAt.getTime() + receiveWithinMs),
              received_at: receivedAt,
            },
          ]
        : [],
    shipment_events: (parcel?.events ?? []).map(([hours, text]) => ({ order_no, at: ago(hours), text })),
    ...(refunded && refundedAt
      ? {
          order_refunds: [
            {
              refund_no,
              order_no,
              user_id,
              cause: 'subscriber' as const,
              reason: refunded.reason,
              amount_fen: refundFen,
              state: 'refunded' as const,
              requested_at: refundedAt,
              settled_at: refundedAt,
            },
          ],
          order_refund_lines: gone.map(({ line }) => ({ order_no, line, refund_no })),
          payment_refunds: [
            {
              refund_no,
              payment_no,
              order_no,
              amount_fen: refundFen,
              reason: refunded.reason,
              state: 'done' as const,
              tries: 1,
              next_try_at: refundedAt,
              requested_at: refundedAt,
              done_at: refundedAt,
            },
          ],
          sandbox_refunds: [{ channel, refund_no, payment_no, amount_fen: refundFen, at: refundedAt }],
        }
      : { order_refunds: [], order_refund_lines: [], payment_refunds: [], sandbox_refunds: [] }),
    ledger_entries: [
      ...movement(`pay ${payment_no}`, paidAt, 'orders', channel, payable),
      ...(refundedAt ? movement(`refund ${refund_no}`, refundedAt, channel, 'orders', refundFen) : []),
    ],
  };
}

const linesOf = ({ lines }: DemoOrder, order_no: string) =>
  lines.map(([sku_id, quantity], at) => {
    const sku = demoSkus.find((each) => each.sku_id === sku_id);
    const goods = shownGoods.find(({ goods_id }) => goods_id === sku?.goods_id);
    if (!sku || !goods) throw new Error(`the demo has no sku ${sku_id}`);
    return {
      order_no,
      line: at + 1,
      sku_id,
      goods_id: sku.goods_id,
      goods_name: goods.name,
      sku_name: sku.name,
      pic_url: sku.pic_url,
      kind: 'physical' as const,
      quantity,
      list_fen: sku.price_fen * quantity,
      coupon_fen: 0,
      points_fen: 0,
      payable_fen: sku.price_fen * quantity,
      took_stock: false,
      stock_area: null,
      multi_order: false,
      gift_of: null,
    };
  });
const shownGoods = demoGoods(() => '');
