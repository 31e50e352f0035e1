import { renewalGraceMs, renewalStep } from '#core/rules/membership/renewal-step.ts';
import type { Tx } from '../../../db/database.ts';
import { logOrder } from '../orders/move-order.ts';
import { newOrderNo } from '../orders/new-order-no.ts';
import { lockedRenewal, renewalFacts, type RenewalRow } from './tables.ts';

/**
 * The order of the next period, written once; undefined when there is nothing to debit. The renewal's row is locked, so that none is
 * written after the subscriber has stopped.
 */
export async function periodOrder(tx: Tx, subscriptionId: string, now: Date): Promise<string | undefined> {
  const renewal = await lockedRenewal(tx, subscriptionId);
  if (renewal?.state !== 'on' || renewalStep(renewalFacts(renewal), now.getTime()).kind !== 'debit')
    return undefined;
  const written = await tx
    .selectFrom('renewal_periods as p')
    .innerJoin('orders as o', 'o.order_no', 'p.order_no')
    .select(['o.order_no', 'o.state'])
    .where('p.subscription_id', '=', subscriptionId)
    .where('p.period', '=', renewal.period + 1)
    .executeTakeFirst();
  switch (written?.state) {
    case undefined:
      return writePeriodOrder(tx, renewal, now);
    case 'created':
      return written?.order_no;
    case 'closed':
    case 'refunded':
      // The subscriber has cancelled it.
      await tx
        .updateTable('renewals')
        .set({ state: 'off', changed_at: now })
        .where('subscription_id', '=', subscriptionId)
        .execute();
      return undefined;
    case 'paid':
    case 'delivering':
    case 'shipped':
    case 'done':
    case 'refunding':
      return undefined; // the delivery extends the membership
  }
}

async function writePeriodOrder(tx: Tx, renewal: RenewalRow, now: Date): Promise<string> {
  const { subscription_id, user_id, period, price_fen } = renewal;
  const order_no = newOrderNo(now);
  const text = `${renewal.goods_name}续费`;
  await tx
    .insertInto('orders')
    .values({
      order_no,
      user_id,
      request_key: `renewal ${subscription_id} ${period + 1} ${order_no}`,
      state: 'created',
      payable_fen: price_fen,
      freight_fen: 0,
      steps: JSON.stringify([{ kind: 'list', text, amountFen: price_fen }]),
      benefit_mobile_sealed: null,
      address_id: null,
      created_at: now,
      pay_by: new Date(renewal.ends_at.getTime() + renewalGraceMs),
    })
    .execute();
  await tx
    .insertInto('order_lines')
    .columns(lineColumns)
    .expression((e) =>
      e
        .selectFrom('order_lines')
        .select((c) => [c.val(order_no).as('order_no'), c.val(1).as('line')])
        .select(['sku_id', 'goods_id', 'goods_name', 'sku_name', 'pic_url', 'kind', 'quantity'])
        .select((c) => [c.val(price_fen).as('list_fen'), c.lit(0).as('coupon_fen')])
        .select((c) => [c.val(price_fen).as('payable_fen'), c.lit(false).as('took_stock')])
        .select('multi_order')
        .where('order_no', '=', renewal.order_no)
        .where('line', '=', renewal.line),
    )
    .execute();
  await logOrder(tx, order_no, 'created', '自动续费', now);
  await tx
    .insertInto('renewal_periods')
    .values({ subscription_id, period: period + 1, order_no, begins_at: null })
    .execute();
  return order_no;
}

const lineColumns = [
  'order_no',
  'line',
  'sku_id',
  'goods_id',
  'goods_name',
  'sku_name',
  'pic_url',
  'kind',
  'quantity',
  'list_fen',
  'coupon_fen',
  'payable_fen',
  'took_stock',
  'multi_order',
] as const;
