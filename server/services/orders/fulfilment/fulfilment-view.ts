import { sql } from 'kysely';
import type { LineDelivery, OrderFulfilment, Shipment } from '#core/contract/order/after-sale.shapes.ts';
import { asksBeforeShowing } from '#core/rules/order/code-terms.ts';
import { hideRefusal } from '#core/rules/order/shown-order.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { latestInvoice } from '../../payments/public.ts';
import { orderUses } from '../orders/order-uses.ts';
import { orderOf } from '../orders/tables.ts';
import { lineFacts } from '../refunds/line-facts.ts';
import { refundsOf } from '../refunds/refund-views.ts';

const hintDigits = 4;

/** What has become of the lines of one of the subscriber's own orders. */
export async function orderFulfilment(
  deps: Deps,
  { userId }: Member,
  orderNo: string,
): Promise<OrderFulfilment> {
  const { db, clock } = deps;
  const order = await orderOf(db, userId, orderNo);
  if (!order) throw new Refusal('没有找到该订单');
  const [lines, shipment, refunds, invoice, useOf] = await Promise.all([
    lineViews(deps, orderNo),
    shipmentOf(deps, orderNo),
    refundsOf(db, orderNo),
    latestInvoice(db, orderNo),
    orderUses(db, [orderNo], clock.now()),
  ]);
  const { isRefunding, ...use } = useOf(orderNo);
  return {
    orderNo,
    lines,
    shipment,
    refunds: refunds.map(({ userId: _owner, ...refund }) => refund),
    canHide: hideRefusal({ state: order.state, use, isRefunding }) === undefined,
    canInvoice:
      invoice !== undefined ||
      (!deps.missing.has('invoices') && order.state === 'done' && order.paid_fen > order.refunded_fen),
    invoiceState: invoice?.state ?? null,
    remindedAt: order.reminded_at?.toISOString() ?? null,
  };
}

async function lineViews({ db, encryption, clock }: Deps, orderNo: string): Promise<LineDelivery[]> {
  // Before its codes: a line that is delivered has them.
  const facts = await lineFacts(db, orderNo, clock.now());
  const [codes, contents] = await Promise.all([
    db
      .selectFrom('sku_codes as c')
      .selectAll()
      .where('order_no', '=', orderNo)
      // Those of a line that was refunded as a whole are still named.
      .where(
        sql<boolean>`not exists (select from order_refund_codes f where f.order_no = c.order_no and f.code_id = c.code_id)`,
      )
      .orderBy('line')
      .orderBy('code_id')
      .execute(),
    db
      .selectFrom('order_deliveries')
      .select(['line', 'content_sealed'])
      .where('order_no', '=', orderNo)
      .execute(),
  ]);
  return facts.map((fact) => {
    const sealed = contents.find(({ line }) => line === fact.line)?.content_sealed ?? null;
    return {
      line: fact.line,
      way: fact.way,
      state: fact.delivery,
      note: fact.note,
      pieces: fact.pieces,
      piecesBack: fact.pieces_back,
      isRefunded: fact.is_refunded,
      hasFailed: fact.has_failed,
      canRefund: fact.verdict.allowed,
      oneByOne: fact.one_by_one,
      refundReason: fact.verdict.reason,
      payableFen: fact.payable_fen,
      couponFen: fact.coupon_fen,
      pointsFen: fact.points_fen,
      giftOf: fact.gift_of,
      facts: fact.price_facts,
      gifts: fact.gifts.map(({ title, amount_fen }) => ({ couponName: title, couponAmt: amount_fen })),
      codes: codes
        .filter(({ line }) => line === fact.line)
        .map((code) => ({
          codeId: code.code_id,
          lastDigits: encryption.goodsCodes.open(code.code_sealed).slice(-hintDigits),
          validUntil: code.valid_until.toISOString(),
          asksFirst: asksBeforeShowing(fact.code_terms, {
            isShown: code.shown_at !== null,
            isUsed: code.used_at !== null,
          }),
          isUsed: code.used_at !== null,
          canRefund: fact.free_codes.includes(code.code_id),
        })),
      content: sealed === null ? null : encryption.goodsCodes.open(sealed),
    };
  });
}

async function shipmentOf({ db }: Deps, orderNo: string): Promise<Shipment | null> {
  const [shipment, events] = await Promise.all([
    db.selectFrom('shipments').selectAll().where('order_no', '=', orderNo).executeTakeFirst(),
    db
      .selectFrom('shipment_events')
      .select(['at', 'text'])
      .where('order_no', '=', orderNo)
      .orderBy('seq', 'desc')
      .limit(50)
      .execute(),
  ]);
  if (!shipment) return null;
  return {
    carrier: shipment.carrier,
    trackingNo: shipment.tracking_no,
    shippedAt: shipment.shipped_at.toISOString(),
    receiveBy: shipment.receive_by.toISOString(),
    receivedAt: shipment.received_at?.toISOString() ?? null,
    events: events.map(({ at, text }) => ({ at: at.toISOString(), text })),
  };
}
