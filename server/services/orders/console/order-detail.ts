import { sql } from 'kysely';
import type { ConsoleOrderDetail } from '#core/contract/console/orders/orders.shapes.ts';
import {
  closeObstacle,
  lineResendObstacles,
  resendLineObstacle,
} from '#core/rules/console/orders/order-acts.ts';
import { correctObstacle, stateObstacle } from '#core/rules/console/orders/shipping/ship-obstacle.ts';
import { refundObstacle } from '#core/rules/console/orders/operator-refund.ts';
import { ticketNumber } from '#core/rules/console/service/tickets/ticket-acts.ts';
import { maskAll } from '#core/rules/format/phone.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { StoredStep } from '../../../db/schema/orders.ts';
import type { Deps } from '../../../deps.ts';
import { NotFound } from '../../../http/refusal.ts';
import { movementsOfOrder } from '../../payments/public.ts';
import { lineFacts } from '../refunds/line-facts.ts';
import { orderColumns, orderJoins, orderView, type OrderListRow } from './order-rows.ts';
import { orderTrace } from './order-trace.ts';

interface DetailRow extends OrderListRow {
  readonly pay_by: Date;
  readonly freight_fen: number;
  readonly steps: readonly StoredStep[];
}

/** An order with what each side says about it. What was delivered (codes, links) is not part of it. */
export async function orderDetail(
  { db, encryption, clock }: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  orderNo: string,
): Promise<ConsoleOrderDetail> {
  const now = clock.now();
  const {
    rows: [row],
  } = await sql<DetailRow>`
    select ${orderColumns(now)}, orders.pay_by, orders.freight_fen, orders.steps
    from orders ${orderJoins} where orders.order_no = ${orderNo}`.execute(db);
  if (!row) throw new NotFound('没有这个订单');
  const [lines, payments, ledger, refunds, shipment, invoice, tickets, notes] = await Promise.all([
    linesOf(db, orderNo, now),
    paymentsOf(db, orderNo),
    movementsOfOrder(db, orderNo),
    refundsOf(db, orderNo),
    shipmentOf(db, orderNo),
    invoiceOf(db, orderNo),
    ticketsOf(db, orderNo),
    notesOf(db, orderNo),
  ]);
  const mayBeRefunded = lines.some(({ refund }) => refund === null);
  return {
    ...orderView(encryption, row, now),
    payBy: row.pay_by.toISOString(),
    freightFen: row.freight_fen,
    steps: row.steps.map(({ text, amountFen }) => ({ text, amountFen })),
    lines,
    payments,
    ledger,
    refunds,
    shipment,
    invoice,
    tickets,
    notes,
    trace: await orderTrace(db, orderNo, ledger),
    acts: {
      query: payments.some(({ payMethodId }) => payMethodId !== 6) ? null : '没有经过渠道的付款',
      close: closeObstacle(row.state),
      refund: mayBeRefunded ? null : (lines[0]?.refund ?? '没有可以退款的商品'),
      ship: shipment
        ? '已经发货'
        : (stateObstacle({
            state: row.state,
            lines: lines.map(({ line, kind, isRefunded }) => ({
              line,
              isPhysical: kind === 'physical',
              isRefunded,
            })),
          })?.fault ?? null),
      correctShipment: correctObstacle(shipment),
    },
  };
}

async function linesOf(db: Db | Tx, orderNo: string, now: Date): Promise<ConsoleOrderDetail['lines']> {
  const facts = await lineFacts(db, orderNo, now);
  const rows = await db
    .selectFrom('order_lines as l')
    .leftJoin('order_deliveries as d', (j) =>
      j.onRef('d.order_no', '=', 'l.order_no').onRef('d.line', '=', 'l.line'),
    )
    .select([
      'l.line',
      'l.goods_id',
      'l.goods_name',
      'l.sku_name',
      'l.kind',
      'l.quantity',
      'l.list_fen',
      'l.payable_fen',
      'd.way',
      'd.state as delivery',
      'd.supplier',
      'd.tries',
      'd.note',
    ])
    .where('l.order_no', '=', orderNo)
    .orderBy('l.line')
    .execute();
  return rows.map((row) => {
    const fact = facts.find(({ line }) => line === row.line);
    const resend = resendLineObstacle({ way: row.way, delivery: row.delivery });
    return {
      line: row.line,
      goodsId: row.goods_id,
      goodsName: row.goods_name,
      skuName: row.sku_name,
      kind: row.kind,
      quantity: row.quantity,
      listFen: row.list_fen,
      payableFen: row.payable_fen,
      isGift: fact?.gift_of !== null,
      delivery: row.delivery,
      supplier: row.supplier ?? '',
      tries: row.tries ?? 0,
      note: row.note ?? '',
      isRefunded: fact?.is_refunded ?? false,
      resend: resend && lineResendObstacles[resend],
      refund: fact
        ? refundObstacle({
            verdict: fact.verdict,
            way: fact.way,
            delivery: fact.delivery,
            isRefunded: fact.is_refunded,
            isGift: fact.gift_of !== null,
          })
        : null,
    };
  });
}

const paymentsOf = async (db: Db, orderNo: string): Promise<ConsoleOrderDetail['payments']> =>
  (
    await db
      .selectFrom('payments')
      .select(['payment_no', 'pay_method_id', 'amount_fen', 'state', 'is_surplus', 'trade_no'])
      .where('order_no', '=', orderNo)
      .orderBy('created_at')
      .orderBy('payment_no')
      .execute()
  ).map((row) => ({
    paymentNo: row.payment_no,
    payMethodId: row.pay_method_id,
    amountFen: row.amount_fen,
    state: row.state,
    isSurplus: row.is_surplus,
    tradeNo: row.trade_no,
  }));

const refundsOf = async (db: Db, orderNo: string): Promise<ConsoleOrderDetail['refunds']> =>
  (
    await db
      .selectFrom('order_refunds as r')
      .leftJoin('payment_refunds as p', 'p.refund_no', 'r.refund_no')
      .select([
        'r.refund_no',
        'r.amount_fen',
        'r.reason',
        'r.state',
        'r.requested_at',
        'p.held_at',
        'p.last_error',
      ])
      .where('r.order_no', '=', orderNo)
      .orderBy('r.requested_at')
      .execute()
  ).map((row) => ({
    refundNo: row.refund_no,
    amountFen: row.amount_fen,
    reason: row.reason,
    state: row.state,
    onHoldSince: row.state === 'refunding' ? (row.held_at?.toISOString() ?? null) : null,
    error: row.last_error,
    requestedAt: row.requested_at.toISOString(),
  }));

async function shipmentOf(db: Db, orderNo: string): Promise<ConsoleOrderDetail['shipment']> {
  const sent = await db
    .selectFrom('shipments')
    .select(['carrier', 'tracking_no', 'received_at'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  if (!sent) return null;
  const events = await db
    .selectFrom('shipment_events')
    .select(['at', 'text'])
    .where('order_no', '=', orderNo)
    .orderBy('seq')
    .execute();
  return {
    carrier: sent.carrier,
    trackingNo: sent.tracking_no,
    isReceived: sent.received_at !== null,
    events: events.map(({ at, text }) => ({ at: at.toISOString(), text: maskAll(text) })),
  };
}

async function invoiceOf(db: Db, orderNo: string): Promise<ConsoleOrderDetail['invoice']> {
  const row = await db
    .selectFrom('invoices')
    .select(['invoice_no', 'state', 'amount_fen', 'note'])
    .where('order_no', '=', orderNo)
    .orderBy('round', 'desc')
    .executeTakeFirst();
  return row
    ? { invoiceNo: row.invoice_no, state: row.state, amountFen: row.amount_fen, note: row.note }
    : null;
}

const ticketsOf = async (db: Db, orderNo: string): Promise<ConsoleOrderDetail['tickets']> =>
  (
    await db
      .selectFrom('ticket_links as k')
      .innerJoin('support_tickets as t', 't.ticket_id', 'k.ticket_id')
      .select(['t.ticket_id', 't.ticket_no', 't.state'])
      .where('k.kind', '=', 'order')
      .where('k.key', '=', orderNo)
      .orderBy('t.ticket_no', 'desc')
      .execute()
  ).map(({ ticket_id, ticket_no, state }) => ({
    ticketId: ticket_id,
    ticketNo: ticketNumber(ticket_no),
    isClosed: state === 'closed',
  }));

const notesOf = async (db: Db, orderNo: string): Promise<ConsoleOrderDetail['notes']> =>
  (
    await db
      .selectFrom('order_notes as n')
      .innerJoin('operators as o', 'o.operator_id', 'n.written_by')
      .select(['n.at', 'o.name', 'n.text'])
      .where('n.order_no', '=', orderNo)
      .orderBy('n.note_id', 'desc')
      .execute()
  ).map(({ at, name, text }) => ({ at: at.toISOString(), by: name, text }));
